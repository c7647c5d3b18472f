import type { Screen } from './screen';

/** Logs in by the form. */
export async function logIn(panel: Screen<'panel'>, email: string, password: string): Promise<void> {
  await panel.write(/^Prihlasovacie meno/, email);
  await panel.write(/^Heslo/, password);
  await panel.press(/^Prihlásiť sa$/);
  await panel.until(({ live }) => live === 'connected');
}

export const toWaitingRoom = async (panel: Screen<'panel'>): Promise<void> => {
  await panel.press(/^Čakáreň$/, 'nav');
};

/** A patient takes a number at the kiosk, and leaves. */
export async function takeNumber(kiosk: Screen<'kiosk'>, name?: string): Promise<string> {
  await kiosk.press(/^Čakací lístok/);
  if (name !== undefined) await kiosk.write(/^Vaše meno/, name);
  await kiosk.press(/^Vziať lístok$/);
  const { number } = await kiosk.until(({ view }) => view === 'ticket');
  await kiosk.press(/^Hotovo$/);
  await kiosk.until(({ view }) => view === 'entry');
  return number;
}

/** A patient books an appointment on the first free day, which is today. */
export async function bookToday(kiosk: Screen<'kiosk'>, time: RegExp, name: string): Promise<string> {
  await kiosk.press(/^Objednať sa/);
  await kiosk.press(/./, '#day-list');
  await kiosk.press(time, '#time-list');
  await kiosk.write(/^Vaše meno/, name);
  await kiosk.press(/^Objednať sa$/);
  const { when } = await kiosk.until(({ view }) => view === 'appointment');
  await kiosk.press(/^Hotovo$/);
  await kiosk.until(({ view }) => view === 'entry');
  return when;
}

/** Opens a ticket's detail; waits until it names the patient, because another detail may be open. */
export async function openTicket(panel: Screen<'panel'>, id: number, name: string): Promise<void> {
  await panel.press(/./, `[data-ticket="${id}"] [data-open]`);
  await panel.until(({ detail }) => detail.includes(name));
}

export const next = (panel: Screen<'panel'>): Promise<void> => panel.press(/^Ďalší pacient/);

/** Opens a popup from the quick actions. */
export async function quickAction(panel: Screen<'panel'>, entry: RegExp, title: string): Promise<void> {
  await panel.press(/^Rýchle akcie$/);
  await panel.press(entry, '[role=menu]');
  await panel.until(({ dialog }) => dialog === title);
}

export async function logOut(panel: Screen<'panel'>): Promise<void> {
  await panel.press(/^Môj účet/);
  await panel.press(/^Odhlásiť sa$/);
  await panel.until(({ isLogin }) => isLogin);
}
