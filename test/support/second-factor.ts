import { TOTP } from 'otpauth';
import { sendPost, type TestPractice } from './practice';

export interface SecondFactor {
  /** A code of the app for the present half minute, or for the next one if the present code was used. */
  code(which?: 'present' | 'next'): string;
  recoveryCodes: string[];
}

/** A code as an authenticator app shows it. The server accepts the codes before and after it, so a test may cross half a minute. */
export const appCode = (secret: string, which: 'present' | 'next' = 'present') =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + (which === 'next' ? 30_000 : 0) });

/** Turns on the doctor's second factor, which uses up the present code. */
export async function turnOnSecondFactor(practice: TestPractice): Promise<SecondFactor> {
  const { token, password } = practice;
  const post = async (path: string, body: object) => {
    const answer = await sendPost(practice, path, body, token);
    return (await answer.json()) as { secret: string; recovery_codes: string[] };
  };
  const { secret } = await post('/api/second-factor-begin', { current_password: password });
  const { recovery_codes } = await post('/api/second-factor-confirm', { code: appCode(secret) });
  return { code: (which) => appCode(secret, which), recoveryCodes: recovery_codes };
}
