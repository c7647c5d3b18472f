import { useEffect } from 'react';
import type { AbsenceRequest, Absence } from './contract';
import { minuteOfIso } from '../../lib/zone-moments';
import { useOffers, useStore } from '../../state/react/use-store';
import {
  affectedByAbsence,
  knownTickets,
  AffectedPeople,
  AskFirst,
  PrintPeople,
  type AffectedPerson,
} from '../tickets/affected';
import { absencesPart } from './part';
import { submissionsPart } from '../../state/forms/submissions';
import { timeOf } from '../../lib/zone';
import { formatMoment } from '../../texts/language/format-moment';
import { affectedTexts } from '../../texts/affected';

const texts = affectedTexts.absence;

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

/** The question to confirm before an absence is stored. */
export interface AbsenceQuestion {
  /** `YYYY-MM-DDTHH:mm` of the practice's clock. */
  from: string | null;
  to: string | null;
  /** `null` if unknown. */
  people: readonly AffectedPerson[] | null;
  /** Further reasons for the question. */
  isSame: boolean;
  isPast: boolean;
}

/** Absences with the same ends are the same, whoever substitutes. */
export const isSameAbsence = (known: readonly Absence[], { absence_from, absence_to }: AbsenceRequest): boolean =>
  known.some(
    (one) => timeOf(one.absence_from) === timeOf(absence_from) && timeOf(one.absence_to) === timeOf(absence_to),
  );

interface AbsenceWarningProps {
  question: AbsenceQuestion;
  onConfirm(): void;
  onBack(): void;
}

/** The question before an absence is stored: affected people, a duplicate, or a past period. */
export function AbsenceWarning({ question, onConfirm, onBack }: AbsenceWarningProps) {
  const { people, isSame, isPast, from, to } = question;
  return (
    <AskFirst
      title={people && people.length > 0 ? texts.hits(people.length) : texts.hitsNobody}
      confirmLabel={texts.confirm}
      onConfirm={onConfirm}
      onBack={onBack}
    >
      {isSame && <p>{texts.same}</p>}
      {isPast && <p>{texts.past}</p>}
      {people === null && <p>{affectedTexts.unknown}</p>}
      {people && people.length > 0 && (
        <>
          <p>{texts.lead}</p>
          <AffectedPeople people={people} />
          <PrintPeople title={texts.printedTitle(formatMoment(from ?? ''), formatMoment(to ?? ''))} people={people} />
        </>
      )}
    </AskFirst>
  );
}
