import { fireEvent, within } from '@testing-library/dom';
import type { Mounted, Seen } from '../../support/mount';
import { createPractice, seenCalls, type TestPractice } from '../../support/practice';
import { openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { focused } from '../../support/user-input';
import { channelOf } from '../settings/settings-screen';

export interface OpenedAccount extends Mounted {
  practice: TestPractice;
}

/** The profile with the part „Účet a bezpečnosť“. */
export async function openAccount(given?: TestPractice): Promise<OpenedAccount> {
  const practice = given ?? (await createPractice());
  const screen = await openScreen(practice, '/nastavenie-profilu');
  await screen.see.findByRole('heading', { name: 'Účet a bezpečnosť' });
  return { practice, ...screen };
}

/** Queries within an open popup. */
export const inPopup = async (see: Seen, name: string) => within(await see.findByRole('dialog', { name }));

/** Sets each labelled field in one event: typing long values takes seconds. */
export async function fill(see: Seen, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = await see.findByLabelText<HTMLInputElement>(label);
    input.focus();
    fireEvent.input(input, { target: { value } });
  }
}

/** Another tab of this browser has changed the account. */
export function changedElsewhere(practice: TestPractice): void {
  const channel = channelOf(practice);
  channel.postMessage('account');
  channel.close();
}

export const bodyOf = async ({ lane }: TestPractice, path: string): Promise<unknown> =>
  JSON.parse((await seenCalls(lane, path)).at(-1)?.body ?? 'null');

export const untilFocused = (name: string) =>
  until(() => (focused()?.getAttribute('aria-label') ?? focused()?.textContent) === name);
