import { useEffect } from 'react';
import type { AbsenceRequest } from './contract';
import { minuteIn } from '../../lib/zone';
import { useOffers, useStore } from '../../state/react/use-store';
import { affectedByAbsence, knownTickets, AffectedList, AskFirst, type AffectedPerson } from '../tickets/affected';
import { absencesPart, isSameAbsence } from './part';
import { submissionsPart } from '../../state/forms/submissions';
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
    const textOf = (end: Date) => formatMoment(minuteIn(clock.zone.peek(), end.getTime()));
    const known = await knownTickets(store);
    const people = known.groups && affectedByAbsence(known, { from, to }, now);
    // After an unknown outcome, a duplicate may be this very absence, sent before.
    const isRetry = submissions.isOutcomeUnknown('absence');
    const isSame =
      !isRetry && (absences.data.peek() ?? absences.added.peek()).some((one) => isSameAbsence(one, request));
    const isPast = to < now;
    if (people?.length === 0 && !isSame && !isPast) return null;
    return {
      people,
      printedTitle: texts.printedTitle(textOf(from), textOf(to)),
      isSame,
      isPast,
    };
  };
}

/** The question to confirm before an absence is stored. */
export interface AbsenceQuestion {
  /** `null` if unknown. */
  people: readonly AffectedPerson[] | null;
  printedTitle: string;
  /** Further reasons for the question. */
  isSame: boolean;
  isPast: boolean;
}

interface AbsenceWarningProps {
  question: AbsenceQuestion;
  onConfirm(): void;
  onBack(): void;
}

/** The question before an absence is stored: affected people, a duplicate, or a past period. */
export function AbsenceWarning({ question, onConfirm, onBack }: AbsenceWarningProps) {
  const { people, isSame, isPast, printedTitle } = question;
  return (
    <AskFirst
      title={people?.length ? texts.hits(people.length) : texts.hitsNobody}
      confirmLabel={texts.confirm}
      onConfirm={onConfirm}
      onBack={onBack}
    >
      {isSame && <p>{texts.same}</p>}
      {isPast && <p>{texts.past}</p>}
      <AffectedList people={people} lead={texts.lead} printedTitle={printedTitle} />
    </AskFirst>
  );
}
