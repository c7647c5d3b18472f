// @ts-check
// Stands in for the classic file, which only a release build makes: the same modules, published on `window` in the same way.
/** @type {string} */
const modules = '/ordinacia/esm/ordinacia.js';

import(modules).then((bundle) => {
  const waiting = Reflect.get(window, 'Ordinacia');
  Reflect.set(window, 'Ordinacia', bundle);
  if (Array.isArray(waiting)) bundle.push(...waiting);
});
