import { formatMoment } from '../../texts/language/format-moment';
import { appointmentTexts as texts } from '../../texts/appointment';
import { Sensitive } from '../../ui/content/sensitive';
import { css } from '../../ui/style/style';
import { AskFirst, personName } from '../tickets/affected';
import type { Conflict } from './conflicts';

interface TakenQuestionProps {
  conflicts: readonly Conflict[];
  onConfirm(): void;
  onBack(): void;
}

/** Lists the overlapping terms, and lets the doctor book anyway. */
export function TakenQuestion({ conflicts, ...answers }: TakenQuestionProps) {
  return (
    <AskFirst title={texts.taken.title} confirmLabel={texts.taken.confirm} {...answers}>
      <p>{texts.taken.lead}</p>
      <ul className={list}>
        {conflicts.map(({ term, from, to }) => (
          <li key={term.id}>
            <span>{[from, to].flatMap((time) => (time === null ? [] : [formatMoment(time)])).join(' – ')}</span>
            <Sensitive>{personName(term)}</Sensitive>
          </li>
        ))}
      </ul>
    </AskFirst>
  );
}

const list = css`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    padding: 8px 12px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;
