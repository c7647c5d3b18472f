/** A storage that never throws: without local storage (sandboxed frames, blocked cookies) it falls back to memory. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export function createStorage(find: () => Storage = () => window.localStorage): TextStorage {
  const memory = new Map<string, string>();
  const real = attempt(find);
  return {
    read: (key) => memory.get(key) ?? attempt(() => real?.getItem(key)) ?? null,
    write(key, value) {
      const isStored = real && attempt(() => (real.setItem(key, value), true));
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => real?.removeItem(key));
    },
  };
}

/** A storage that the browser blocks throws: treated like a missing one. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
