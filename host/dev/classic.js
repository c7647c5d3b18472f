// @ts-check
// Replaces the classic file, which only a release has: the same modules, published in the same way.
/** @type {string} */
const modules = '/ordinacia/esm/ordinacia.js';

import(modules).then((bundle) => {
  const waiting = Reflect.get(window, 'Ordinacia');
  Reflect.set(window, 'Ordinacia', bundle);
  if (Array.isArray(waiting)) bundle.push(...waiting);
});
