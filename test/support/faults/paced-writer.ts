import type { Socket } from 'node:net';

export interface Pace {
  /** Delay of each byte, in milliseconds. */
  ms: number;
  bytesPerSecond: number;
}

interface PacedWriter {
  /** Resolves once the bytes are handed to the socket. */
  write(bytes: Buffer, pace: Pace): Promise<void>;
  /** Writes all waiting bytes at once. */
  hurry(): void;
  stop(): void;
}

/** Writes to a socket in order, with the delay and the bandwidth of the line. */
export function createPacedWriter(socket: Socket): PacedWriter {
  const waiting: { bytes: Buffer; at: number; done: () => void }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let freeAt = 0;

  function pass(isHurried: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    for (let first = waiting[0]; first; first = waiting[0]) {
      const left = first.at - performance.now();
      if (left > 0 && !isHurried) {
        timer = setTimeout(() => pass(false), left);
        return;
      }
      waiting.shift();
      if (socket.writable) socket.write(first.bytes);
      first.done();
    }
  }

  return {
    write: (bytes, { ms, bytesPerSecond }) =>
      new Promise((done) => {
        const now = performance.now();
        if (ms === 0 && bytesPerSecond === Infinity && waiting.length === 0) {
          if (socket.writable) socket.write(bytes);
          done();
          return;
        }
        for (const part of partsOf(bytes, bytesPerSecond)) {
          freeAt = Math.max(freeAt, now) + (part.length / bytesPerSecond) * 1000;
          waiting.push({ bytes: part, at: Math.max(freeAt, now + ms), done: () => undefined });
        }
        const last = waiting.at(-1);
        if (last) last.done = done;
        timer ??= setTimeout(() => pass(false), 0);
      }),
    hurry: () => pass(true),
    stop() {
      clearTimeout(timer);
      waiting.splice(0).forEach(({ done }) => done());
    },
  };
}

/** Splits the bytes into parts that each take a tenth of a second. */
function partsOf(bytes: Buffer, bytesPerSecond: number): Buffer[] {
  const size = Math.max(1, Math.floor(bytesPerSecond / 10));
  if (bytes.length <= size) return [bytes];
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}
