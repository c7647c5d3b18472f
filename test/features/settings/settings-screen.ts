import { post } from '../../support/colleague';
import type { NewFile } from '../../support/files';
import { openScreen } from '../../support/screen';
import { createPractice, seenCalls, type TestPractice } from '../../support/practice';
import { pressKeys, type, focused } from '../../support/user-input';
import { fireEvent, within } from '@testing-library/dom';
import type { Mounted, Seen } from '../../support/mount';
import { until } from '../../support/until';

export const SETTINGS = '/nastavenia';
export const PROFILE = '/nastavenie-profilu';
export const STORE_SETTING = '/api/settings-store';
export const STORE_PROFILE = '/api/profile-store';
export const INITIAL = '/api/administration-init';

/** A single red pixel. */
const RED = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==');
export const png: NewFile = { name: 'ja.png', size: RED.length, start: RED };

/** As a user does: selects everything, and types over it. */
export async function writeOver(field: HTMLInputElement, text: string): Promise<void> {
  field.focus();
  field.select();
  await (text === '' ? pressKeys('Delete') : type(text));
}

type Setup = Parameters<typeof createPractice>[1];

/** The screen, of a practice with these records. */
export async function openSettings(path: string, setup: Setup = {}, size: { width?: number } = {}) {
  const practice = await createPractice([], setup);
  const screen = await openScreen(practice, path, size);
  return { practice, ...screen };
}

export const countCalls = async ({ lane }: TestPractice, path: string): Promise<number> =>
  (await seenCalls(lane, path)).length;

/** Whether the page would ask before closing. */
export const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const channelOf = ({ lane }: TestPractice) =>
  new BroadcastChannel(`ordinacia ${new URL(`/lane/${lane}`, location.href).href}`);

/** Another tab of this browser has changed something. */
export function tellTabs(practice: TestPractice, what: 'account' | 'app-data' | 'office-hours'): void {
  const channel = channelOf(practice);
  channel.postMessage(what);
  channel.close();
}

/** The next message on a channel. */
export const nextMessage = (channel: BroadcastChannel) =>
  new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data), { once: true }));

/** Another tab of this browser stores a setting, or a field of the profile, and broadcasts it. */
export async function storeElsewhere(practice: TestPractice, name: string, value: unknown, path = STORE_SETTING) {
  await post(practice, path, { name, value }, practice.token);
  tellTabs(practice, 'app-data');
}

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

export const inPopup = async (see: Seen, name: string) => within(await see.findByRole('dialog', { name }));

/** Sets each labelled field in one event: typing long values takes seconds. */
export async function fill(see: Seen, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = await see.findByLabelText<HTMLInputElement>(label);
    input.focus();
    fireEvent.input(input, { target: { value } });
  }
}

export const bodyOf = async ({ lane }: TestPractice, path: string): Promise<unknown> =>
  JSON.parse((await seenCalls(lane, path)).at(-1)?.body ?? 'null');

export const untilFocused = (name: string) =>
  until(() => (focused()?.getAttribute('aria-label') ?? focused()?.textContent) === name);
