import { text } from 'node:stream/consumers';
import { askSecret, hasTerminal } from '../server/cli/terminal';
import type { Arguments } from './options';
import type { Credentials } from './session';
import { UsageProblem } from './usage';

/** Reads the password or the token from sources that other users of the machine cannot see. */
export async function readCredentials(
  { email, isPasswordOnInput, isTokenGiven }: Arguments,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Credentials> {
  if (isTokenGiven) {
    const token = env['ORDINACIA_TOKEN']?.trim();
    if (!token) throw new UsageProblem('--token: ORDINACIA_TOKEN is empty.');
    return { token };
  }
  if (email === null) return null;
  const password = await readPassword(isPasswordOnInput, env['ORDINACIA_PASSWORD']);
  if (password === '') throw new UsageProblem('The password is empty.');
  return { email, password };
}

async function readPassword(isOnInput: boolean, given: string | undefined): Promise<string> {
  if (isOnInput) return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (given) return given;
  if (hasTerminal())
    return askSecret('Password (not shown): ', { input: process.stdin, output: process.stderr }).catch(() => '');
  throw new UsageProblem('--email: the password has to come from ORDINACIA_PASSWORD, a terminal or --password-stdin.');
}
