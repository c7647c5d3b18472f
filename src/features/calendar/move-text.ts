import { calendarMoveTexts as texts } from '../../texts/calendar-move';
import type { Verdict } from './move-places';
import type { Candidate, MoveState } from './move-machine';

/** „voľné“, or why the term cannot be moved there. */
export function verdictText(verdict: Verdict): string {
  if (verdict.is === 'refused') return verdict.message ?? texts.reasons[verdict.reason];
  return verdict.is === 'overlaps' ? texts.verdicts.overlaps(verdict.others.length) : texts.verdicts[verdict.is];
}

const candidateText = ({ day, from, verdict }: Candidate): string => texts.candidate(day, from, verdictText(verdict));

/** The state of a move as it is announced, without names; empty while nothing is moved. */
export function moveText(state: MoveState): string {
  if (state.is === 'choosing')
    return [state.note && texts.notes[state.note], candidateText(state.candidate)].filter(Boolean).join(' ');
  if (state.is === 'conflict') return `${candidateText(state.candidate)}. ${texts.conflictHint}`;
  if (state.is === 'sending') return texts.sending;
  if (state.is === 'checking') return state.after === 'lost' ? texts.lost : texts.checking;
  return '';
}
