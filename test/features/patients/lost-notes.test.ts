import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import '../../support/in-node';
import { effect, signal } from '@preact/signals-core';
import type { NoteAddRequest } from '../../../src/features/patients/history.contract';
import { noteDraft, patientHistoryPart } from '../../../src/features/patients/history/part';
import { patientNotesPart } from '../../../src/features/patients/history/notes';
import { patientHistoryTexts as texts } from '../../../src/texts/patient-history';
import { field } from '../../server/support/calls';
import { newDoctor } from '../../server/support/test-practice';
import { openHistory } from '../../server/support/patient-histories';
import { practiceOnSaturday, SATURDAY } from '../../server/support/saturday-practice';
import { createLosingPanel, playSeeds, untilTrue } from '../../support/losing-panel';
import { clockOn } from '../../support/practice-clock';
import { createDice, type Dice } from '../../support/random';

/** Tests before a release use 500 seeds. */
const SEEDS = Number(process.env['NOTE_SEEDS'] ?? 12);
const NOTES = 4;
const ATTEMPTS = 20;

describe('two panels that write notes on a patient, whose responses are lost', { timeout: 600_000 }, () => {
  const clinic = practiceOnSaturday();
  const open: Panel[] = [];
  afterEach(() => open.splice(0).forEach((panel) => panel.stop()));

  it('lose no note and store none twice, and each shows at last what is stored', (test) =>
    playSeeds(test, SEEDS, ['added', 'corrected', 'found stored', 'failed', 'superseded meanwhile'], play));

  async function play(seed: number, count: (name: string) => void): Promise<void> {
    const dice = createDice(seed);
    const { server } = clinic;
    const doctor = await newDoctor(server);
    // No login: the server limits logins per minute.
    const token = server.practice.sessions.startSession(doctor.id);
    const { id } = server.practice.people.createUser({ fullname: 'Ján Novák' });
    server.practice.patients.addPatient(doctor.id, id, 'Alergia na jód');
    const panels = ['A', 'B'].map((name) => openPanel(name, id, token, dice));
    open.push(...panels);
    for (const { history } of panels) history.reload();
    await Promise.all(panels.map(({ loaded }) => loaded()));
    for (let index = 0; index < NOTES; index += 1)
      await Promise.all(panels.map((panel) => writeOne(panel, id, dice, count)));
    const { items } = await openHistory(server, token, id);
    const stored = items.map((item) => String(field(item, 'title'))).toSorted();
    const written = ['Alergia na jód', ...panels.flatMap((panel) => panel.written)].toSorted();
    assert.deepEqual(stored, written, `seed ${seed}`);
    for (const { history, loaded } of panels) {
      history.reload();
      await loaded();
      const shown = history.entries.value.map(({ recordId, title, state }) => [recordId, title, state]);
      assert.deepEqual(
        shown,
        items.map((item) => ['id', 'title', 'state'].map((name) => field(item, name))),
        `seed ${seed}`,
      );
    }
  }

  /** Adds or corrects a note, and retries as the doctor would until it is stored. */
  async function writeOne(panel: Panel, id: number, dice: Dice, count: (name: string) => void): Promise<void> {
    const current = panel.history.entries.value.filter(({ kind, state }) => kind === 'note' && state === 'current');
    const corrected = dice.chance(0.4) ? current[dice.between(0, current.length - 1)] : undefined;
    // Equal texts may be intended.
    const text = `${panel.name} ${dice.oneOf(['kontrola', 'telefonát', 'dieťa', 'odber'])}`;
    const form: NoteAddRequest = {
      id,
      text,
      replaces_id: Number(corrected?.recordId) || null,
      is_warning: dice.chance(0.3),
    };
    let stored = 0;
    const host = {
      name: noteDraft(id, form.replaces_id),
      isOpen: () => true,
      onStored: () => void (stored += 1),
      onFailed: () => () => undefined,
    };
    const isStored = () => stored > 0;
    for (let attempt = 0; !isStored() && attempt < ATTEMPTS; attempt += 1) {
      const errors = await panel.addNote(form, host);
      if (isStored()) count(form.replaces_id === null ? 'added' : 'corrected');
      else if (errors?.['text']?.includes(texts.superseded)) {
        count('superseded meanwhile');
        form.replaces_id = null;
      } else {
        await panel.loaded();
        count(isStored() ? 'found stored' : 'failed');
      }
      panel.closeAlert();
    }
    assert.ok(isStored(), `${text} was never stored.`);
    panel.written.push(text);
  }

  type Panel = ReturnType<typeof openPanel>;

  function openPanel(name: string, id: number, token: string, dice: Dice) {
    const clock = { ...clockOn(signal('2026-11-21')), now: () => SATURDAY.getTime() };
    const { core } = createLosingPanel({ url: clinic.server.url, token, clock, dice });
    const part = core.part(patientHistoryPart);
    const history = part.of(id);
    const stop = effect(() => void history.entries.value);
    return {
      name,
      history,
      addNote: core.part(patientNotesPart).add,
      written: [] as string[],
      loaded: () => untilTrue(() => !history.isLoading.value && history.data.value !== null),
      closeAlert: () => core.popups.close(),
      stop() {
        stop();
        part.clear();
      },
    };
  }
});
