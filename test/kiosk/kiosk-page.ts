import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import type { TestPractice } from '../support/practice';

/** The gateway's lane for pages opened at the server's own addresses. */
export const HOST = 'host';

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Office hours from midnight to midnight on these days. */
export const hoursOf = (type: 'schedule' | 'queue', days: readonly (typeof DAYS)[number][]) => ({
  hours_name: 'Ordinačné hodiny',
  hours_type: type,
  approximate_time_on_patient: 15,
  time_schedules: days.map((hours_day) => ({ hours_day, hours_time_from: '00:00', hours_time_to: '23:59' })),
});

export const closedToday = hoursOf(
  'schedule',
  DAYS.filter((_, index) => index !== (new Date().getDay() + 6) % 7),
);

export type KioskPage = Awaited<ReturnType<typeof openKiosk>>;

/** Opens the kiosk of one practice, or of all. */
export async function openKiosk({ code }: Partial<TestPractice>, width = 1000, more = '') {
  const opened = await openFrame(code === undefined ? '/kiosk' : `/kiosk?ambulancia=${code}${more}`, width);
  await opened.see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
  return opened;
}

/** Opens a page of the server in a frame of this width. */
export async function openFrame(address: string, width: number) {
  const frame = document.createElement('iframe');
  frame.title = 'page';
  frame.width = String(width);
  frame.height = '900';
  frame.src = address;
  document.body.prepend(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no page.');
  return { frame, page, see: within(page.body) };
}

export const refusal = (reason: string) => JSON.stringify({ message: 'Refused.', reason });

/** Replaces responses by path, only for this page: parallel test files share the gateway's lane. */
export function answersOf({ defaultView: view }: Document) {
  if (!view) throw new Error('The frame has no window.');
  const answers = new Map<string, { status: number; body: string }>();
  const real = view.fetch.bind(view);
  Reflect.set(view, 'fetch', (path: string, options: RequestInit) => {
    const answer = answers.get(path);
    return answer ? Promise.resolve(new Response(answer.body, { status: answer.status })) : real(path, options);
  });
  return {
    answer: (path: string, status: number, body: string) => void answers.set(path, { status, body }),
    end: (path: string) => void answers.delete(path),
  };
}

/** Opens the kiosk of a practice in another browser, where axe can check the whole page. */
export async function openElsewhere({ code }: TestPractice) {
  const run = (command: string, payload: object = {}) => executeServerCommand(`other:${command}`, payload);
  await run('open', { url: `${location.origin}/kiosk?ambulancia=${code}` });
  await run('see', { text: 'Čo potrebujete?' });
  return {
    run,
    async expectAccessible() {
      const { result } = await executeServerCommand<{ result: string[] }, object>('other:axe', {});
      expect(result).to.deep.equal([]);
    },
  };
}
