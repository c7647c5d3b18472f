import { affectedTexts } from '../../texts/affected';
import { AffectedPeople, AskFirst, type samePerson, type useAskFirst } from '../tickets/affected';
import type { Conflict } from './conflicts';
import { TakenQuestion } from './taken-question';

/** Other tickets of the same person on that day, or the terms that overlap. */
export type Question = { people: ReturnType<typeof samePerson> } | { conflicts: readonly Conflict[] };

type Asking = ReturnType<typeof useAskFirst<Question>>;

/** The question before an appointment is stored; nothing while the form is shown. */
export function QuestionFirst({ question, answers }: Pick<Asking, 'question' | 'answers'>) {
  if (!question) return null;
  if ('conflicts' in question) return <TakenQuestion conflicts={question.conflicts} {...answers} />;
  return (
    <AskFirst title={texts.title} confirmLabel={texts.confirm} {...answers}>
      <p>{texts.lead}</p>
      <AffectedPeople people={question.people} />
    </AskFirst>
  );
}

const texts = affectedTexts.appointment;
