import { logIn } from './log-in';
import { focused, press, type } from './user-input';
import { mount, type Mounted } from './mount';
import type { TestPractice } from './practice';
import { until } from './until';

/** A panel that can open a popup: the whole admin, or only a frame. */
interface PopupPanel extends Mounted {
  /** Opens the popup with the mouse, and waits until the focus is in it. */
  open(): Promise<HTMLElement>;
  /** The element that gets the focus when the popup closes. */
  opener(): HTMLElement;
  logOut(): Promise<void>;
  logIn(): Promise<void>;
}

/** Mounts the whole panel; `open` opens the popup from an entry of the menu whose button matches `menu`. */
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

/** Resolves with the popup once the focus is in it. */
export async function opened({ see }: Mounted, title: string): Promise<HTMLElement> {
  const dialog = await see.findByRole('dialog', { name: title });
  await until(() => focused() !== dialog && dialog.contains(focused()));
  return dialog;
}

export async function write(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await press(input);
  input.select();
  await type(text);
}
