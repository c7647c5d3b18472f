import { logIn } from './log-in';
import { focused, press, type } from './user-input';
import { mount, type Mounted } from './mount';
import type { TestPractice } from './practice';
import { until } from './until';

/** A panel that can open a popup: the whole admin, or a frame alone. */
export interface PopupPanel extends Mounted {
  /** Opens the popup by the mouse, and waits until it has the focus. */
  open(): Promise<HTMLElement>;
  /** Element that gets the focus when the popup is closed. */
  opener(): HTMLElement;
  logOut(): Promise<void>;
  /** The same doctor logs in again. */
  logIn(): Promise<void>;
}

/** The whole panel; the popup is an entry of the menu with this button. */
export async function mountPanel(
  practice: TestPractice,
  { menu, entry, title, doctor = 'MUDr' }: { menu: RegExp; entry: string; title: string; doctor?: string },
): Promise<PopupPanel> {
  const mounted = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory', 'realtime-key': '' } });
  const { see, element } = mounted;
  const opener = () => see.getByRole('button', { name: menu });
  // App data have loaded or failed.
  await see.findByRole('button', { name: new RegExp(`^Môj účet ?${doctor}`) });
  return {
    ...mounted,
    opener,
    async open() {
      await press(opener());
      await press(await see.findByRole('menuitem', { name: entry }));
      return opened(mounted, title);
    },
    async logOut() {
      (element as HTMLElement & { logout(): void }).logout();
      await see.findByRole('heading', { name: 'Prihlásenie' });
    },
    async logIn() {
      await logIn(see, practice);
      await see.findByRole('button', { name: /^Môj účet ?MUDr/ });
    },
  };
}

/** The popup, once the focus is in it. */
export async function opened({ see }: Mounted, title: string): Promise<HTMLElement> {
  const dialog = await see.findByRole('dialog', { name: title });
  await until(() => focused() !== dialog && dialog.contains(focused()));
  return dialog;
}

/** Types over what stands in a field. */
export async function write(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await press(input);
  input.select();
  await type(text);
}
