import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Mounted } from './mount';
import type { TestPractice } from './practice';
import { dayFromNow } from './dates';

/** Mounts the full admin on one of its screens, in a window of this size. The test page's hash holds the route. */
export async function openScreen(
  practice: TestPractice,
  path: string,
  { width = 1440, height = 900, parent = document.body }: { width?: number; height?: number; parent?: Element } = {},
): Promise<Mounted> {
  await setViewport({ width, height });
  document.body.style.margin = '0';
  history.replaceState(null, '', `${location.pathname}${location.search}#${path}`);
  return mount(practice, 'ordinacia-admin', { attributes: { routing: 'hash' }, parent });
}

/** The panel's current route: `/pacienti?pacient=5`. */
export const address = () => location.hash.slice(1);

export async function closeScreen(): Promise<void> {
  await unmountAll();
  history.replaceState(null, '', location.pathname + location.search);
  document.body.removeAttribute('style');
}

/** Each screen: name, route, the call that loads its data, and a text shown once loaded. */
export const screens = [
  ['overview', '/prehlady', '/api/dashboard', /Návštevy/],
  ['waiting room', '/cakaren', '/api/tickets', 'Ďalší pacient'],
  ['calendar', '/kalendar', callOfThisWeek(), '6 pacientov bez objednania'],
  ['patients', '/pacienti', '/api/patients', /Eva Malá/],
  ['prescriptions', '/e-recepty', '/api/recepts', /Prestarium/],
  ['office hours', '/ordinacne-hodiny', '/api/office-hours-get', /Ranné hodiny/],
  ['transactions', '/transakcie', '/api/payments', /Prednostný termín/],
  ['payouts', '/vyplaty', '/api/payouts', /január/],
  ['settings', '/nastavenia', '/api/administration-init', /Kiosk/],
  ['profile', '/nastavenie-profilu', '/api/administration-init', /Heslo/],
] as const;

/** The call of the calendar's default view. */
export function callOfThisWeek(): string {
  return `/api/calendar?from=${weekDayNow(1)}&to=${weekDayNow(7)}`;
}

/** A day of the current week; 1 is Monday. */
function weekDayNow(weekday: number): string {
  const today = new Date(`${dayFromNow(0)}T12:00:00Z`).getUTCDay() || 7;
  return dayFromNow(weekday - today);
}
