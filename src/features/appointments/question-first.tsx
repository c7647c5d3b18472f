import { affectedTexts } from '../../texts/affected';
import { AffectedPeople, AskFirst, type samePerson, type useAskFirst } from '../tickets/affected';
import type { Conflict } from './conflicts';
import { TakenQuestion } from './taken-question';

/** The same person on that day, or the terms at that time. */
export type Question = { people: ReturnType<typeof samePerson> } | { conflicts: readonly Conflict[] };

type Asking = ReturnType<typeof useAskFirst<Question>>;

/** The question before an appointment is stored; nothing while the form is shown. */
export function QuestionFirst({ question, answers }: Pick<Asking, 'question' | 'answers'>) {
  if (!question) return null;
  if ('conflicts' in question) return <TakenQuestion conflicts={question.conflicts} {...answers} />;
  return (
    <AskFirst title={asked.title} confirmLabel={asked.confirm} {...answers}>
      <p>{asked.lead}</p>
      <AffectedPeople people={question.people} />
    </AskFirst>
  );
}

const asked = affectedTexts.appointment;
