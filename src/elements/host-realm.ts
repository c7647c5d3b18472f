/** Names that break React, promises and property descriptors if they are on `Object.prototype`. */
const BREAKING = ['then', 'key', 'ref', 'children', 'value', 'get', 'set'];

/** Whether the language's built-ins still work: a page may have replaced or removed any of them. */
export function hasIntactBuiltIns(): boolean {
  try {
    const list: [number, number] = [1, 2];
    const isOne = (item: number) => item === 1;
    const done = [
      list.map(String),
      list.filter(isOne),
      list.find(isOne),
      list.some(isOne),
      list.every(isOne),
      list.reduce((sum, item) => sum + item),
      ...new Map([list]),
      ...new Set(list),
      new WeakMap([[list, typeof Promise.prototype.then]]).get(list),
      Object.fromEntries(Object.entries({ a: 1 })),
    ];
    const isRight = JSON.stringify(done) === '[["1","2"],[1],1,true,false,3,[1,2],1,2,"function",{"a":1}]';
    return isRight && !BREAKING.some((name) => name in Object.prototype);
  } catch {
    return false;
  }
}
