import { drawFault, browserOf, type Script, type Step, type TabName } from './script';
import { createDice, type Dice } from '../../support/random';

/** Longest play, in milliseconds; steps that begin before may end a little later. */
const PLAY_MS = 5_000;

export function generateScript(seed: number): Script {
  const dice = createDice(seed);
  const tabs: TabName[] = ['desk-1'];
  if (dice.chance(0.7)) tabs.push('desk-2');
  if (dice.chance(0.4)) tabs.push('widget');
  const steps = [...faultSteps(dice), ...workSteps(dice, seed, tabs), ...specialSteps(dice, seed, tabs)];
  const isSecure = dice.chance(0.8);
  return { seed, tabs, isSecure, steps: steps.sort((one, other) => one.at - other.at) };
}

function faultSteps(dice: Dice): Step[] {
  return Array.from({ length: dice.between(1, 3) }, (_, id): Step[] => {
    const { fault, ms } = drawFault(dice);
    // Some faults begin before the pages open.
    const at = dice.chance(0.15) ? 0 : dice.between(200, PLAY_MS - 1_500);
    return [
      { at, do: 'fault', id, fault },
      { at: at + ms, do: 'heal', id },
    ];
  }).flat();
}

function workSteps(dice: Dice, seed: number, tabs: readonly TabName[]): Step[] {
  return Array.from({ length: dice.between(5, 14) }, (_, index) => drawWork(dice, `s${seed}-${index}`, tabs));
}

function drawWork(dice: Dice, name: string, tabs: readonly TabName[]): Step {
  const at = dice.between(100, PLAY_MS);
  const tab = drawTab(dice, tabs);
  // The widget shows only the waiting room.
  const desk: TabName = tab === 'widget' ? 'desk-1' : tab;
  const what = dice.oneOf([
    'ticket',
    'ticket',
    'appointment',
    'handle',
    'handle',
    'handle-elsewhere',
    'recept',
    'decide',
    'decide-elsewhere',
    'notify',
    'clear-notifications',
    'fill',
    'fill',
    'set',
    'add-patient',
    'remove-patient',
  ]);
  switch (what) {
    case 'handle':
      return { at, do: what, tab, action: dice.chance(0.8) ? 'next' : 'reject' };
    case 'handle-elsewhere':
      return { at, do: what, action: dice.chance(0.8) ? 'next' : 'reject' };
    case 'decide':
      return { at, do: what, tab: desk, action: dice.chance(0.8) ? 'accept' : 'reject' };
    case 'decide-elsewhere':
      return { at, do: what, action: dice.chance(0.8) ? 'accepted' : 'rejected' };
    case 'clear-notifications':
    case 'add-patient':
    case 'remove-patient':
      return { at, do: what, tab: desk };
    case 'fill':
      return {
        at,
        do: what,
        tab: desk,
        form: dice.oneOf(['office-hours', 'office-hours', 'announcement', 'doctor-state']),
        name,
        sendAfter: dice.chance(0.85) ? dice.between(100, 600) : null,
      };
    case 'set':
      return drawSetting(dice, at, desk, name);
    default:
      return { at, do: what, name };
  }
}

function drawSetting(dice: Dice, at: number, tab: TabName, name: string): Step {
  const field = dice.oneOf(['phone', 'about', 'sound', 'density']);
  switch (field) {
    case 'phone':
      return { at, do: 'set', tab, field, value: `+421 9${dice.between(10_000_000, 99_999_999)}` };
    case 'about':
      return { at, do: 'set', tab, field, value: `O mne ${name}` };
    case 'sound':
      return { at, do: 'set', tab, field, value: dice.chance(0.5) };
    default:
      return { at, do: 'set', tab, field, value: dice.oneOf(['comfortable', 'compact']) };
  }
}

/** At most two incidents of pages, networks and sessions. */
function specialSteps(dice: Dice, seed: number, tabs: readonly TabName[]): Step[] {
  const count = dice.between(0, 2);
  return Array.from({ length: count }, (_, index) => drawSpecial(dice, `s${seed}-x${index}`, tabs)).flat();
}

function drawSpecial(dice: Dice, name: string, tabs: readonly TabName[]): Step[] {
  const at = dice.between(500, PLAY_MS - 2_000);
  const end = at + dice.between(300, 2_000);
  const tab = drawTab(dice, tabs);
  const browser = browserOf(tab);
  const kind = dice.oneOf([
    'offline',
    'hide',
    'freeze',
    'sleep',
    'expire',
    'expire',
    'logout',
    'change',
    'close',
    'crash',
  ]);
  switch (kind) {
    case 'offline':
      return pair(at, end, { do: 'offline', browser }, { do: 'online', browser });
    case 'hide':
      return pair(at, end, { do: 'hide', tab }, { do: 'show', tab });
    case 'freeze':
      return pair(at, end, { do: 'freeze', tab }, { do: 'resume', tab });
    case 'sleep':
      return tabs.flatMap((each) => pair(at, end, { do: 'freeze', tab: each }, { do: 'resume', tab: each }));
    case 'expire':
      return [
        // Leaves a draft before the session ends.
        { at: at - 300, do: 'fill', tab: 'desk-1', form: 'office-hours', name, sendAfter: null },
        { at, do: 'end-session', browser: 'desk' },
        { at: end, do: 'login', tab: 'desk-1', doctor: 'own' },
      ];
    case 'logout':
      return [{ at, do: 'logout', tab }];
    case 'change':
      return [
        { at, do: 'logout', tab },
        { at: end, do: 'login', tab, doctor: dice.oneOf(['own', 'other']) },
      ];
    default:
      return pair(at, end, { do: kind, tab }, { do: 'open', tab });
  }
}

type Unscheduled<S = Step> = S extends Step ? Omit<S, 'at'> : never;

const pair = (at: number, end: number, first: Unscheduled, second: Unscheduled): Step[] => [
  Object.assign({ at }, first),
  Object.assign({ at: end }, second),
];

function drawTab(dice: Dice, tabs: readonly TabName[]): TabName {
  return tabs[dice.between(0, tabs.length - 1)] ?? 'desk-1';
}
