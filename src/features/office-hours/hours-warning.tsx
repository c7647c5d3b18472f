import { affectedTexts } from '../../texts/affected';
import { AffectedList, AskFirst } from '../tickets/affected';
import type { HoursChange } from './hours-change';

const texts = affectedTexts.hours;

interface HoursWarningProps {
  question: HoursChange;
  isRemoval?: boolean;
  onConfirm(): void;
  onBack(): void;
}

/** Lists the people whose appointments would be outside the changed office hours. */
export function HoursWarning({ question: { people }, isRemoval = false, onConfirm, onBack }: HoursWarningProps) {
  const nobody = isRemoval ? texts.removalHitsNobody : texts.hitsNobody;
  return (
    <AskFirst
      title={people ? (isRemoval ? texts.removalHits : texts.hits)(people.length) : nobody}
      confirmLabel={isRemoval ? texts.remove : texts.confirm}
      onConfirm={onConfirm}
      onBack={onBack}
    >
      <AffectedList people={people} lead={texts.lead} printedTitle={texts.printedTitle} />
    </AskFirst>
  );
}
