import { affectedTexts } from '../../texts/affected';
import { AffectedPeople, AskFirst, PrintPeople } from '../tickets/affected';
import type { HoursChange } from './hours-change';

const texts = affectedTexts.hours;

interface HoursWarningProps extends HoursChange {
  isRemoval?: boolean;
  onConfirm(): void;
  onBack(): void;
}

/** Lists the people whose appointments would be outside the changed office hours. */
export function HoursWarning({ people, isRemoval = false, onConfirm, onBack }: HoursWarningProps) {
  const nobody = isRemoval ? texts.removalHitsNobody : texts.hitsNobody;
  return (
    <AskFirst
      title={people ? (isRemoval ? texts.removalHits : texts.hits)(people.length) : nobody}
      confirmLabel={isRemoval ? texts.remove : texts.confirm}
      onConfirm={onConfirm}
      onBack={onBack}
    >
      {people ? (
        <>
          <p>{texts.lead}</p>
          <AffectedPeople people={people} />
          <PrintPeople title={texts.printedTitle} people={people} />
        </>
      ) : (
        <p>{affectedTexts.unknown}</p>
      )}
    </AskFirst>
  );
}
