import { useEffect } from 'react';
import type { AbsenceRequest } from './contract';
import { minuteOfIso } from '../../lib/zone-moments';
import { useOffers, useStore } from '../../state/react/use-store';
import { affectedByAbsence, knownTickets } from '../tickets/affected';
import { isSameAbsence, type AbsenceQuestion } from './absence-question';
import { absencesPart } from './part';
import { submissionsPart } from '../../state/forms/submissions';

/** Builds the question to confirm before an absence is stored, from the current data of the panel; `null` if none is needed. */
export function useAbsenceQuestion(): (request: AbsenceRequest) => Promise<AbsenceQuestion | null> {
  const store = useStore();
  const { clock } = store;
  const absences = store.part(absencesPart);
  const submissions = store.part(submissionsPart);
  const isListed = useOffers('absences');
  useEffect(() => {
    if (isListed) absences.reload();
  }, [isListed, absences]);

  return async (request) => {
    const [from, to] = [new Date(request.absence_from), new Date(request.absence_to)];
    const now = new Date(clock.now());
    const zone = clock.zone.peek();
    const known = await knownTickets(store);
    const people = known.groups && affectedByAbsence(known, { from, to }, now);
    // After an unknown outcome, a duplicate may be this very absence, sent before.
    const isRetry = submissions.isOutcomeUnknown('absence');
    const isSame = !isRetry && isSameAbsence(absences.data.peek() ?? absences.added.peek(), request);
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
