import { mount } from '../support/mount';
import { createPractice, type NewTicket } from '../support/practice';

type Setup = Parameters<typeof createPractice>[1];
type Options = Parameters<typeof mount>[2];

/** Options of a panel without a socket: only the test and the panel itself load. */
export const POLLING = { attributes: { 'realtime-key': '' } };

/** Mounts an element of a new practice. */
export async function openElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  tickets?: NewTicket[],
  setup?: Setup,
  options?: Options,
) {
  const practice = await createPractice(tickets, setup);
  return { practice, ...(await mount(practice, name, options)) };
}

export const openRoom = (tickets?: NewTicket[], setup?: Setup, options?: Options) =>
  openElement('ordinacia-waiting-room', tickets, setup, options);

/** The details of the events of one name that reach the target from now on. */
export function recordEvents<Detail = unknown>(target: EventTarget, name: string): Detail[] {
  const details: Detail[] = [];
  target.addEventListener(name, (event) => details.push((event as CustomEvent<Detail>).detail));
  return details;
}
