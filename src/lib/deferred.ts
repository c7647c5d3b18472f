/** A promise that is resolved from outside. */
export interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
}

export function createDeferred<T = void>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
