import { pressKeys, press, type } from './user-input';
import type { TestPractice } from './practice';
import type { Seen } from './mount';

export async function logIn(see: Seen, { email, password }: TestPractice): Promise<void> {
  await press(await see.findByLabelText('Prihlasovacie meno'));
  await type(email);
  await press(see.getByLabelText('Heslo'));
  await type(password);
  await pressKeys('Enter');
}
