import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** Resolves with the address that a program prints when its server listens. */
export function printedAddress(program: ChildProcessByStdio<null | Writable, Readable, Readable>): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const output of [program.stdout, program.stderr])
      output.on('data', (text: Buffer) => {
        printed += text.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
        if (address !== undefined) resolve(address);
      });
    program.on('error', reject);
    program.on('exit', () => reject(new Error(printed)));
  });
}
