import { post } from '../../../support/colleague';
import { createPractice, type NewTicket, type TestPractice } from '../../../support/practice';
import { seen, type Mounted } from '../../../support/mount';
import { until } from '../../../support/until';

export type Television = Mounted<HTMLElementTagNameMap['ordinacia-display']>;

const own = ({ lane }: TestPractice) => `own-${lane}`;

/** Changes something as the doctor, on a lane without the faults of a test. */
export const callAs = (practice: TestPractice, path: string, body: object) =>
  post({ ...practice, lane: own(practice) }, path, body, practice.token);

export const setting = (practice: TestPractice, name: string, value: boolean) =>
  callAs(practice, '/api/settings-store', { name, value });

export async function displayKey(practice: TestPractice): Promise<string> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${practice.token}` };
  const answer = await fetch(`/lane/${own(practice)}/api/display`, { headers });
  return ((await answer.json()) as { key: string }).key;
}

/** A practice whose television is switched on, and its key. */
export async function withDisplay(tickets: NewTicket[] = []) {
  const practice = await createPractice(tickets, { capabilities: ['display'], settings: { display: true } });
  return { practice, key: await displayKey(practice) };
}

const opened = new Set<HTMLElement>();

export async function openDisplay(
  practice: TestPractice,
  key: string,
  options: { width?: number; height?: number; attributes?: Record<string, string> } = {},
): Promise<Television> {
  const { width = 1280, height = 720, attributes = {} } = options;
  await import(/* webpackIgnore: true */ DISPLAY);
  const element = document.createElement('ordinacia-display');
  const all = {
    'api-base': `/lane/${practice.lane}`,
    'display-key': key,
    'realtime-key': 'ordinacia',
    theme: 'light',
    ...attributes,
  };
  Object.entries(all).forEach(([name, value]) => element.setAttribute(name, value));
  element.style.cssText = `width: ${width}px; height: ${height}px`;
  document.body.append(element);
  opened.add(element);
  await until(() => element.shadowRoot?.querySelector('[part="root"]'));
  return seen(element);
}

const DISPLAY = '/ordinacia/esm/display.js';

export function closeDisplays(): void {
  opened.forEach((element) => element.remove());
  opened.clear();
}

export const calledOn = ({ root }: Television) => root.querySelector('[part="number"]')?.textContent;

export const nextOn = ({ root }: Television) =>
  Array.from(root.querySelectorAll('[part="queue"] li b'), ({ textContent }) => textContent);
