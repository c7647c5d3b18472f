import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { closeDisplays } from '../features/television/screen/display-screen';
import { conditions, inTurn, resetCondition, type Condition } from '../support/conditions';
import { OFFERED } from '../support/full-practice';
import { mount, unmountAll, type Mounted } from '../support/mount';
import { releaseFrames } from '../support/mount-frame';
import { unmountViews } from '../support/mount-view';
import { opened } from '../support/popup-panel';
import * as practiceOf from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { pressKeys } from '../support/user-input';
import { activate } from '../support/windows';
import { lookedAt, smallFields } from './visit';

const { breakCall, createPractice } = practiceOf;

export type Practice = practiceOf.TestPractice;
type Tickets = practiceOf.NewTicket[];
type Setup = Parameters<typeof createPractice>[1];

export const WIDE = { width: 1280, height: 900 };
export const offered = { capabilities: OFFERED };
export const queue = (names: readonly string[]): Tickets =>
  names.map((user_alternate) => ({ type: 'queue', user_alternate, event_note: 'Bolesť chrbta' }));
export const looks = conditions.filter(({ name }) => ['light', 'dark', '320 px', '390 px, dark'].includes(name));
export const narrow = conditions.filter(({ width }) => width === 390);
const someLooks = inTurn(looks);
/** Windows in which an open record does not cover its list. */
export const beside = inTurn(looks.filter(({ width }) => width > 1000));

/** Accepted: a toast or the first ticket's bar covers the end of a screen, and the bar truncates its texts. */
const MAY_BE = /axe incomplete color-contrast|cut: <(b|span)>/;

export type Panel = Mounted & { practice: Practice; lane: string };
/** Checks the panel, or a window over it, and returns to the wide window. */
export type Look = (state: string, panel: Mounted, part?: HTMLElement, seenAs?: readonly Condition[]) => Promise<void>;
/** Paths through the panel, named by the states that they reach. `touch` checks the fields on a touch screen. */
export type Ways = Readonly<Record<string, (look: Look, touch: (part: ParentNode) => Promise<void>) => Promise<void>>>;

export const panelOf = async (practice: Practice, path: string): Promise<Panel> => {
  const panel = await openScreen(practice, path, WIDE);
  return { ...panel, practice, lane: practice.lane };
};
export const at = async (path: string, tickets: Tickets = [], setup: Setup = offered) =>
  panelOf(await createPractice(tickets, setup), path);
export const alone = async (
  tag: 'ordinacia-admin' | 'ordinacia-waiting-room' | 'ordinacia-hot-panel',
  options: Parameters<typeof mount>[2] = {},
  practice?: Practice,
): Promise<Panel> => {
  await setViewport(WIDE);
  const made = practice ?? (await createPractice(queue(['Ján Prvý', 'Eva Druhá'])));
  return { ...(await mount(made, tag, options)), practice: made, lane: made.lane };
};
export const visitor = (path: string, practice?: Practice) => {
  history.replaceState(null, '', `#${path}`);
  return alone('ordinacia-admin', { attributes: { routing: 'hash' }, isLoggedIn: false }, practice);
};

export const named = ({ see }: Mounted, name: string | RegExp) => see.findByRole('button', { name });
export const send = async (panel: Mounted, name: string | RegExp) => activate(await named(panel, name));
export const box = ({ see }: Mounted, name: string) => see.getByRole<HTMLInputElement>('combobox', { name });
export const invalid = (part: ParentNode) => until(() => part.querySelector('[aria-invalid="true"]'));
export const refusal = (errors: Record<string, string[]>) => JSON.stringify({ message: '', errors });
export const unknown = ['A ešte toto.'];

export async function fromMenu(panel: Mounted, entry: string, menu = /^Rýchle akcie/): Promise<HTMLElement> {
  await send(panel, menu);
  await activate(await panel.see.findByRole('menuitem', { name: entry }));
  return opened(panel, entry);
}
export async function from(panel: Mounted, name: string): Promise<HTMLElement> {
  await send(panel, name);
  return opened(panel, name);
}
export async function escape(part: HTMLElement): Promise<void> {
  await pressKeys('Escape');
  await until(() => !part.isConnected);
}
/** Holds the call until it is released; the call then fails with this status. */
export const hold = (lane: string, path: string, status = 403) =>
  breakCall(lane, { kind: 'hold', path, answer: { status, body: '{}' } });
/** Each state is checked once. */
export function describeWays(what: string, ways: Ways): void {
  describe(what, () => {
    afterEach(async () => {
      closeDisplays();
      unmountViews();
      releaseFrames();
      await closeScreen();
      await unmountAll();
      await resetCondition();
    });

    for (const [title, walk] of Object.entries(ways)) {
      it(title, async () => {
        const found: string[] = [];
        const look: Look = async (state, panel, part, seenAs = someLooks(1)) => {
          const problems = await lookedAt(panel, seenAs, part);
          found.push(...problems.filter((one) => !MAY_BE.test(one)).map((problem) => `${state}, ${problem}`));
          await setViewport(WIDE);
        };
        await walk(look, async (part) => void found.push(...(await smallFields(part))));
        expect(found.join('\n')).to.equal('');
      });
    }
  });
}
