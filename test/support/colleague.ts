import { sendPost, type TestPractice } from './practice';

interface TestColleague {
  id: number;
  name: string;
  email: string;
  token: string;
}

let count = 0;

/** Creates a colleague: invited by the doctor, with an account, logged in. */
export async function newColleague(
  practice: TestPractice,
  name = 'Jana',
  title = 'nurse-female',
): Promise<TestColleague> {
  count += 1;
  // The lane makes the address unique: each page counts from 1.
  const email = `kolega${count}-${practice.lane}@test.sk`;
  const password = 'modrá lampa 77';
  const made = await post(practice, '/api/colleague-invite', { name, title }, practice.token);
  const { id, link } = made as { id: number; link: string };
  const account = { token: link.replace(/^.*#/, ''), email, password, password_confirmation: password };
  await post(practice, '/api/colleague-setup', account);
  const { access_token: token } = (await post(practice, '/api/admin/login', { username: email, password })) as {
    access_token: string;
  };
  return { id, name, email, token };
}

export const asColleague = (practice: TestPractice, { token }: TestColleague): TestPractice => ({ ...practice, token });

/** Sends a POST as another panel would; resolves with the JSON, and fails unless the call succeeds. */
export async function post(practice: TestPractice, path: string, body: object, token?: string): Promise<unknown> {
  const answer = await sendPost(practice, path, body, token);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
