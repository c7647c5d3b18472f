import type { TestDoctor } from './server';
import type { Visit } from './visit';

export async function logIn(visit: Visit, { email, password }: TestDoctor): Promise<void> {
  await visit.write(/^Prihlasovacie meno/, email);
  await visit.write(/^Heslo/, password);
  await visit.keys('Enter');
  await visit.until(`all('[data-live]').length > 0`);
}

export async function logOut(visit: Visit): Promise<void> {
  await visit.press(/^Môj účet/);
  await visit.press(/^Odhlásiť sa$/);
  await visit.until(`all('input[type=password]').length > 0`);
}

export async function goTo(visit: Visit, link: RegExp, title: RegExp): Promise<void> {
  await visit.press(link, 'nav');
  await visit.until(`all('h1').some((one) => ${String(title)}.test(text(one)))`);
}

/** Opens a popup from a menu; waits until it is modal and contains the focus. */
export async function openPopup(visit: Visit, menu: RegExp, entry: RegExp, title: string): Promise<void> {
  await visit.press(menu);
  await visit.press(entry, '[role=menu]');
  await untilOpen(visit, title);
}

export const untilOpen = (visit: Visit, title: string) =>
  visit.until(
    `all('dialog[open]').some((one) => one.matches(':modal') && text(one.querySelector('h2')) === ${JSON.stringify(title)} && one.contains(focused()))`,
  );

export const untilClosed = (visit: Visit) => visit.until(`all('dialog[open]').length === 0`);

/** Resolves once the name of the focused element matches. */
export const untilFocused = (visit: Visit, name: RegExp) =>
  visit.until(`focused() && ${String(name)}.test(nameOf(focused()))`);
