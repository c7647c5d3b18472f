// needs: release
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { dayFromNow } from '../support/dates';
import { hidePage } from '../support/hidden-page';
import type { Seen } from '../support/mount';
import {
  anotherToken,
  answerWith,
  clearFaults,
  createPractice,
  seenCalls,
  type TestPractice,
} from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { ALONE, signIn, type Path } from './alone';
import { CAPABILITIES, type CapabilityName } from './capability-names';

/** Waits until a screen is rendered, by content that it has with any capabilities. */
const SCREENS: Readonly<Record<Path, (see: Seen) => Promise<unknown>>> = {
  '/cakaren': async (see) => {
    (await see.findByRole('link', { name: 'Eva Druhá' })).click();
    return see.findByRole('button', { name: 'Odbaviť: Eva Druhá' });
  },
  // Without the capability the route does not exist.
  '/kalendar': (see) => see.findByRole('heading', { level: 1, name: /^(Kalendár|Stránka sa nenašla)$/ }),
  '/prehlady': async (see) => {
    await see.findByText('V ordinácii dnes meškáme.');
    return see.findByText(/^Návštevy/);
  },
  '/pacienti': async (see) => {
    (await see.findByRole('option', { name: /Mária Tretia/ })).click();
    await see.findByRole('button', { name: 'Objednať: Mária Tretia' });
    // Some actions are in a menu.
    if (!see.queryByRole('menu')) see.getByRole('button', { name: 'Ďalšie možnosti' }).click();
    return see.findByRole('menuitem', { name: 'Vymazať pacienta' });
  },
  '/ordinacne-hodiny': (see) => see.findByText(/^Pridajte prvé ordinačné hodiny/),
  '/nastavenia': (see) => see.findByRole('heading', { level: 2, name: 'Súkromie' }),
  '/nastavenie-profilu': (see) => see.findByRole('textbox', { name: /^Meno/ }),
};

const practiceWith = (capabilities: readonly CapabilityName[]) =>
  createPractice(
    [
      { type: 'queue', user_alternate: 'Ján Prvý' },
      { type: 'queue', user_alternate: 'Eva Druhá' },
    ],
    {
      capabilities,
      patients: [{ fullname: 'Mária Tretia' }],
      announcement: { note: 'V ordinácii dnes meškáme.', expired_at: new Date(Date.now() + 3_600_000).toISOString() },
      absences: [{ absence_from: `${dayFromNow(2)}T00:00:00`, absence_to: `${dayFromNow(2)}T23:59:00` }],
    },
  );

/** The capabilities whose signs are visible on the open screen. */
const seenOn = (see: Seen, path: Path) =>
  CAPABILITIES.filter((name) => ALONE[name].path === path && signIn(see, ALONE[name].sign).length > 0);

/** Opens several screens, and returns the capabilities whose signs are visible there. */
async function seenOnAll(see: Seen, paths: readonly Path[]): Promise<CapabilityName[]> {
  const seen: CapabilityName[] = [];
  for (const path of paths) {
    location.hash = `#${path}`;
    await SCREENS[path](see);
    seen.push(...seenOn(see, path));
  }
  return seen;
}

/** The recorded calls that belong to capabilities which are not offered. */
async function foreignCalls({ lane }: TestPractice, offered: readonly CapabilityName[]): Promise<string[]> {
  const offeredCalls = new Set(offered.flatMap((name) => ALONE[name].calls));
  const allCalls = new Set(CAPABILITIES.flatMap((name) => ALONE[name].calls));
  return (await seenCalls(lane))
    .map(({ path }) => path.replace(/\?.*/, ''))
    .filter((path) => allCalls.has(path) && !offeredCalls.has(path));
}

const paths = Object.keys(SCREENS) as Path[];

describe('each capability without the others', () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(closeScreen);

  it('with none nothing of any is seen, and no call of any is made', async () => {
    const practice = await practiceWith([]);
    const { see } = await openScreen(practice, '/cakaren');
    expect(await seenOnAll(see, paths)).to.deep.equal([]);
    expect(await foreignCalls(practice, [])).to.deep.equal([]);
  });

  for (const name of CAPABILITIES) {
    it(`${name} works alone, and nothing of the others is seen or asked for`, async () => {
      const { path, sign, use } = ALONE[name];
      const practice = await practiceWith([name]);
      if (name === 'sessions') await anotherToken(practice);
      const { see } = await openScreen(practice, path);
      await SCREENS[path](see);
      await until(() => signIn(see, sign).length > 0);
      expect(seenOn(see, path)).to.deep.equal([name]);
      await use(see, practice);
      const others = paths.filter((other) => other !== path);
      expect(await seenOnAll(see, others)).to.deep.equal([]);
      expect(await foreignCalls(practice, [name])).to.deep.equal([]);
    });
  }
});

describe('a capability whose list fails', () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(closeScreen);

  for (const name of CAPABILITIES) {
    const { path, load, sign } = ALONE[name];
    if (!load) continue;
    it(`${name} says so in its place, takes nothing else with it, and comes when it is asked for again`, async () => {
      const practice = await practiceWith([...CAPABILITIES]);
      const { lane } = practice;
      const loading = load.path.replace(':patient', String(practice.recordIds.patients[0]));
      await answerWith(lane, loading, 500, '{"message":"Server Error"}');
      const { see } = await openScreen(practice, path);
      await SCREENS[path](see);
      await see.findByText(load.failed);
      // A hidden page does not retry: the press is the only further attempt.
      hidePage();
      const others = CAPABILITIES.filter((other) => other !== name && ALONE[other].path === path);
      await until(() => others.every((other) => signIn(see, ALONE[other].sign).length > 0));
      await clearFaults(lane);
      await until(() => {
        see.queryByRole('button', { name: 'Skúsiť znova' })?.click();
        return see.queryByText(load.failed) === null && signIn(see, sign).length > 0;
      });
    });
  }
});
