import { useEffect } from 'react';
import type { AbsenceRequest } from '../../api/contract';
import { minuteOfIso } from '../../lib/zone-moments';
import { createAbsences } from '../../state/resources/absences';
import { partOf } from '../../state/store-part';
import { useOffers } from '../../state/react/use-offers';
import { useStore } from '../../state/react/store-context';
import { affectedByAbsence } from '../affected/affected';
import { knownTickets } from '../affected/known-tickets';
import { isSameAbsence, type AbsenceQuestion } from './absence-question';

/** The stored absences, loaded for a form; `null` where the server does not list them. */
export function useListedAbsences() {
  const { partContext } = useStore();
  const listed = useOffers('absences') ? partOf(partContext, createAbsences) : null;
  useEffect(() => listed?.reload(), [listed]);
  return listed;
}

/** Builds the question to confirm before an absence is stored, from the current data of the panel; `null` if none is needed. */
export function useAbsenceQuestion(
  listed: ReturnType<typeof useListedAbsences>,
): (request: AbsenceRequest) => Promise<AbsenceQuestion | null> {
  const store = useStore();
  const { forms, clock } = store;

  return async (request) => {
    const [from, to] = [new Date(request.absence_from), new Date(request.absence_to)];
    const now = new Date(clock.now());
    const zone = clock.zone.peek();
    const known = await knownTickets(store);
    const people = known.groups && affectedByAbsence(known, { from, to }, now);
    // After an unknown outcome the same one may be this very one, which is sent again.
    const isRetry = forms.isOutcomeUnknown('absence');
    const isSame = !isRetry && isSameAbsence(listed?.data.peek() ?? forms.absences.peek(), request);
    const isPast = to < now;
    if (people?.length === 0 && !isSame && !isPast) return null;
    return {
      from: minuteOfIso(zone, request.absence_from),
      to: minuteOfIso(zone, request.absence_to),
      people,
      isSame,
      isPast,
    };
  };
}
