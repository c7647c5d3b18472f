import { affectedTexts } from '../../texts/affected';
import { appointmentTexts } from '../../texts/appointment';
import { formatMoment } from '../../texts/language/format-moment';
import { Sensitive } from '../../ui/content/personal';
import { css } from '../../ui/style/style';
import { AffectedPeople, AskFirst, personName, type samePerson } from '../tickets/affected';
import type { Conflict } from './part';

/** Other tickets of the same person on that day, or the terms that overlap. */
export type Question = { people: ReturnType<typeof samePerson> } | { conflicts: readonly Conflict[] };

interface QuestionFirstProps {
  question: Question;
  onConfirm(): void;
  onBack(): void;
}

/** The question before an appointment is stored, which the doctor may store anyway. */
export function QuestionFirst({ question, ...answers }: QuestionFirstProps) {
  const isTaken = 'conflicts' in question;
  const texts = isTaken ? appointmentTexts.taken : affectedTexts.appointment;
  return (
    <AskFirst title={texts.title} confirmLabel={texts.confirm} {...answers}>
      <p>{texts.lead}</p>
      {isTaken ? <Conflicts conflicts={question.conflicts} /> : <AffectedPeople people={question.people} />}
    </AskFirst>
  );
}

function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  return (
    <ul className={list}>
      {conflicts.map(({ term, from, to }) => (
        <li key={term.id}>
          <span>{[from, to].flatMap((time) => (time === null ? [] : [formatMoment(time)])).join(' – ')}</span>
          <Sensitive>{personName(term)}</Sensitive>
        </li>
      ))}
    </ul>
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
