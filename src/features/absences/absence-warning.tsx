import { formatMoment } from '../../texts/language/format-moment';
import { affectedTexts } from '../../texts/affected';
import { AffectedPeople, AskFirst, PrintPeople } from '../tickets/affected';
import type { AbsenceQuestion } from './absence-question';

const texts = affectedTexts.absence;

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
