import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { patientHistory, type Entry, type HistoryPage } from '../../../src/features/patients/history.contract';
import { patientHistoryPart, type LoadedHistory } from '../../../src/features/patients/history/part';
import type { DeferredCalls } from '../../support/deferred-calls';
import { createPartCore } from '../../support/part-core';
import { recordErrors, recordWarnings, type RecordedErrors } from '../../support/record-warnings';

const note = (recordId: number, replaces_id: number | null = null): Entry => ({
  id: `note-${recordId}`,
  recordId,
  kind: 'note',
  at: `2026-01-${String(recordId).padStart(2, '0')}T08:00:00Z`,
  title: `Poznámka ${recordId}`,
  state: 'current',
  by: null,
  detail: null,
  from_at: null,
  to_at: null,
  amount_formated: null,
  is_warning: true,
  replaces_id,
});
const page = (items: readonly Entry[], next: string | null, gaps: string[] = []): HistoryPage => ({
  summary: null,
  items: [...items],
  next,
  kinds: [],
  gaps,
});

describe('the pages of a history', () => {
  let loads: DeferredCalls<HistoryPage>;
  let history: LoadedHistory;
  let clear: () => void;
  let errors: RecordedErrors;
  let warnings: ReturnType<typeof recordWarnings>;
  beforeEach(() => {
    errors = recordErrors();
    warnings = recordWarnings();
    const { core, defer } = createPartCore();
    loads = defer(patientHistory);
    const part = core.part(patientHistoryPart);
    history = part.of(5);
    clear = part.clear;
  });
  afterEach(() => {
    clear();
    warnings.restore();
    errors.restore();
  });
  const shown = () => history.entries.value.map(({ recordId, state }) => `${recordId} ${state}`);

  it('a corrected note of an older page is superseded, whoever has corrected it', async () => {
    history.reload();
    await loads.answer(0, page([note(9)], 'older'));
    void history.loadOlder();
    await loads.answer(1, page([note(4), note(3)], null));
    history.reload();
    await loads.answer(2, page([note(10, 4), note(9)], 'older'));
    expect(shown()).to.deep.equal(['10 current', '9 current', '4 superseded', '3 current']);
  });

  it('no entry is lost when the first page reloads, and ends earlier, while an older page loads', async () => {
    history.reload();
    await loads.answer(0, page([note(9), note(8)], 'older'));
    void history.loadOlder();
    history.reload();
    await loads.answer(2, page([note(10), note(9)], 'newer cursor'));
    await loads.answer(1, page([note(7)], null));
    expect(shown()).to.deep.equal(['10 current', '9 current', '8 current', '7 current']);
  });

  it('no entry is lost when so many newer ones arrive that the first page ends above the known ones', async () => {
    history.reload();
    await loads.answer(0, page([note(3), note(2)], 'two'));
    void history.loadOlder();
    await loads.answer(1, page([note(1)], null));
    history.reload();
    await loads.answer(2, page([note(7), note(6)], 'six'));
    expect([shown(), history.hasOlder.value]).to.deep.equal([['7 current', '6 current'], true]);
    void history.loadOlder();
    history.reload();
    await loads.answer(4, page([note(11), note(10)], 'ten'));
    await loads.answer(3, page([note(5), note(4)], 'four'));
    expect([shown(), history.hasOlder.value]).to.deep.equal([['11 current', '10 current'], true]);
    void history.loadOlder();
    await loads.answer(5, page([note(9), note(8)], 'eight'));
    expect(shown()).to.deep.equal(['11 current', '10 current', '9 current', '8 current']);
  });

  it('an older page follows a first one that has no known entry, or ends with an unreadable time', async () => {
    for (const first of [[], [note(9), { ...note(8), at: '22. 11. 2026 08:00' }]]) {
      const from = loads.made.length;
      history.reload();
      await loads.answer(from, page(first, 'older'));
      void history.loadOlder();
      await loads.answer(from + 1, page([], 'oldest'));
      void history.loadOlder();
      await loads.answer(from + 2, page([note(7)], null));
      expect(shown()).to.deep.equal([...first, note(7)].map(({ recordId }) => `${recordId} current`));
      expect(history.hasOlder.value).to.equal(false);
      history.clear();
    }
  });

  it('an older page in which a source failed is not stored, and offers a retry', async () => {
    history.reload();
    await loads.answer(0, page([note(9)], 'older'));
    void history.loadOlder();
    await loads.answer(1, page([], null, ['payment']));
    expect([history.hasOlder.value, history.olderFailure.value?.kind]).to.deep.equal([true, 'server']);
    void history.loadOlder();
    await loads.answer(2, page([note(8)], null));
    expect(shown()).to.deep.equal(['9 current', '8 current']);
    expect([history.hasOlder.value, history.olderFailure.value]).to.deep.equal([false, null]);
  });

  it('an error of our own while an older page loads offers a retry instead of asking again', async () => {
    history.reload();
    await loads.answer(0, page([note(9)], 'older'));
    const defect = new TypeError('not a failure');
    void history.loadOlder();
    await loads.fail(1, defect);
    expect(errors.reported).to.deep.equal([defect]);
    expect([history.hasOlder.value, history.olderFailure.value?.kind]).to.deep.equal([true, 'server']);
    void history.loadOlder();
    await loads.answer(2, page([note(8)], null));
    expect([history.olderFailure.value, shown()]).to.deep.equal([null, ['9 current', '8 current']]);
  });

  it('the older pages load again when a source of the first page works again', async () => {
    history.reload();
    await loads.answer(0, page([note(9)], 'older', ['payment']));
    void history.loadOlder();
    await loads.answer(1, page([note(8)], null, ['payment']));
    expect([shown(), history.hasOlder.value]).to.deep.equal([['9 current', '8 current'], false]);
    history.reload();
    await loads.answer(2, page([note(9)], 'older'));
    expect([shown(), history.hasOlder.value]).to.deep.equal([['9 current'], true]);
  });
});
