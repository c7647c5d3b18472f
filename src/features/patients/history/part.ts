import { signal } from '@preact/signals-core';
import type { RecordId } from '../../../api/contract/fields';
import { defineEvent } from '../../../state/events';
import { definePart } from '../../../state/parts';
import { patientsPart } from '..';
import type { HistoryPage } from '../history.contract';
import { isSameId } from '../person/known-person';
import { createLoadedHistory, type LoadedHistory } from './loaded-history';

/** The histories of the patients who were opened in this session. */
export const patientHistoryPart = definePart((core) => {
  const { channel, otherTabs } = core;
  const patients = core.part(patientsPart);
  const histories = new Map<string, LoadedHistory>();

  /** The patients' list includes the warning notes: if they differ, the list is older than the history, and reloads. */
  function checkWarning(id: RecordId, { summary }: HistoryPage): void {
    const listed = patients.known.peek()?.find((one) => isSameId(one.id, id));
    if (listed && summary && listed.attributes.note !== summary.warning) patients.reloadForEvent();
  }

  function of(id: RecordId): LoadedHistory {
    const known = histories.get(String(id));
    if (known) return known;
    const history = createLoadedHistory(core, id, (page) => checkWarning(id, page));
    histories.set(String(id), history);
    return history;
  }

  const reloadShown = () => histories.forEach((history) => history.refresh(history.reloadForEvent));
  otherTabs.on(historyChanged, reloadShown);
  // Each tab loads its own histories: no data is shared, and other tabs receive the event themselves.
  channel.add({
    action: 'update-patient-history',
    data: NOTHING,
    failure: NOTHING,
    loadedAt: NOTHING,
    confirmedAt: () => 0,
    requestedAt: () => Math.max(0, ...[...histories.values()].map((history) => history.requestedAt())),
    receive: () => undefined,
    reload() {
      reloadShown();
      return false;
    },
  });

  return {
    of,
    clear() {
      for (const history of histories.values()) history.clear();
      histories.clear();
    },
  };
});

/** A patient's history has changed in another tab. */
export const historyChanged = defineEvent('patient-history');

const NOTHING = signal(null);
