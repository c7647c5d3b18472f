import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import '../../support/in-node';
import { effect, signal } from '@preact/signals-core';
import { isBusy, isChoosing, type MoveState } from '../../../src/features/calendar/move-machine';
import { movesPart } from '../../../src/features/calendar/moves-part';
import { calendarPart } from '../../../src/features/calendar/part';
import { calendars, type Fields, MONDAY, practiceOnSaturday, SATURDAY } from '../../server/support/saturday-practice';
import { createLosingPanel, playSeeds, untilTrue } from '../../support/losing-panel';
import { clockOn } from '../../support/practice-clock';
import { createDice, type Dice } from '../../support/random';

/** Tests before a release use 1000 seeds. */
const SEEDS = Number(process.env['MOVE_SEEDS'] ?? 20);
const TIMES = [480, 510, 540, 570] as const;
const ROUNDS = 4;

describe('two panels that move the same terms, whose responses are lost', { timeout: 600_000 }, () => {
  const clinic = practiceOnSaturday();
  const { opened, withHours, addTerm } = calendars(clinic);

  const open: Panel[] = [];
  afterEach(() => open.splice(0).forEach((panel) => panel.stop()));

  it('lose no term and store no move twice, and each shows at last what is stored', (test) =>
    playSeeds(test, SEEDS, ['done', 'conflict', 'ended', 'not-stored'], play));

  async function play(seed: number, count: (name: string) => void): Promise<void> {
    const dice = createDice(seed);
    const { doctor, token } = await withHours();
    const ids = [addTerm(doctor.id, '08:00'), addTerm(doctor.id, '08:30'), addTerm(doctor.id, '09:00')];
    // A set: both panels may have made the same move.
    const done = new Set<string>();
    const panels = [openPanel(token, dice), openPanel(token, dice)];
    open.push(...panels);
    for (const { calendar } of panels) calendar.show({ from: MONDAY, to: MONDAY });
    await Promise.all(panels.map(({ loaded }) => loaded()));
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(panels.map((panel) => moveOne(panel, dice, done, count)));
      if (dice.chance(0.5)) panels[dice.between(0, 1)]?.calendar.reload();
    }
    const { terms } = await opened(token);
    assert.deepEqual(terms.map(({ id }) => id).toSorted(), ids, `seed ${seed}: every term is there once`);
    const stored = terms.reduce((sum, { version }) => sum + Number(version) - 1, 0);
    const sent = panels.reduce((sum, panel) => sum + panel.sent.size, 0);
    assert.ok(done.size <= stored && stored <= sent, `seed ${seed}: ${done.size} done, ${stored} stored, ${sent} sent`);
    for (const panel of panels) {
      panel.calendar.reload();
      await panel.loaded();
      const shown = [...panel.calendar.days.value.values()].flatMap((day) =>
        day.terms.map(({ term }) => [term.id, term.starts_at, term.ends_at, term.version]),
      );
      assert.deepEqual(shown.toSorted(byId), terms.map(fields).toSorted(byId), `seed ${seed}`);
    }
  }

  /** Moves a term, and continues as the doctor would until the move ends. */
  async function moveOne(panel: Panel, dice: Dice, done: Set<string>, count: (name: string) => void): Promise<void> {
    const { calendar, moves, settled } = panel;
    const terms = calendar.days.value.get(MONDAY)?.terms ?? [];
    const term = terms[dice.between(0, terms.length - 1)];
    if (!term) return;
    moves.begin(term);
    moves.choose(MONDAY, dice.oneOf(TIMES));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      moves.confirm();
      const state = await settled();
      count(state.is === 'choosing' ? (state.note ?? state.candidate.verdict.is) : state.is);
      if (state.is === 'done') done.add(`${state.term.term.id} ${state.version}`);
      if (!isChoosing(state)) return;
      if (state.is === 'conflict' && dice.chance(0.3)) continue;
      if (state.is === 'conflict' || state.candidate.verdict.is === 'refused') moves.choose(MONDAY, dice.oneOf(TIMES));
    }
    moves.cancel();
  }

  type Panel = ReturnType<typeof openPanel>;

  function openPanel(token: string, dice: Dice) {
    const clock = { ...clockOn(signal('2026-11-21')), now: () => SATURDAY.getTime() };
    const { core, sent } = createLosingPanel({ url: clinic.server.url, token, clock, dice });
    const calendar = core.part(calendarPart);
    const moves = core.part(movesPart);
    const stops = [effect(() => void calendar.days.value), moves.start()];
    return {
      calendar,
      moves,
      sent,
      loaded: () => untilTrue(() => !calendar.isLoading.value && calendar.data.value !== null),
      async settled(): Promise<MoveState> {
        await untilTrue(() => !isBusy(moves.state.value));
        return moves.state.value;
      },
      stop() {
        stops.forEach((stop) => stop());
        moves.clear();
        calendar.clear();
      },
    };
  }
});

const fields = ({ id, starts_at, ends_at, version }: Fields) => [id, starts_at, ends_at, version];
const byId = (one: readonly unknown[], other: readonly unknown[]) => Number(one[0]) - Number(other[0]);
