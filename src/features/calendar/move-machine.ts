import type { Term } from './contract';
import { isAt, type Place, type Verdict } from './move-places';
import type { PlacedTerm } from './model';

/** The place that is chosen for a term, with its verdict. */
export interface Candidate extends Place {
  verdict: Verdict;
  /** Set while the day is loading: then the nearest slot in this direction is chosen. */
  seeks?: 1 | -1;
}

/** The reason why the panel reloads the days before it continues. */
type CheckedAfter = 'lost' | 'refused' | 'stale';

/** The states of a move of a term, or of a change of its length, whatever input it comes from. */
export type MoveState =
  | { is: 'idle' }
  /** `sent`: the place of an earlier request without a response. `note`: the outcome of the last attempt. */
  | { is: 'choosing'; term: PlacedTerm; candidate: Candidate; sent: Place | null; note: MoveNote | null }
  | { is: 'conflict'; term: PlacedTerm; candidate: Candidate; others: readonly PlacedTerm[]; sent: Place | null }
  | { is: 'sending'; term: PlacedTerm; candidate: Candidate; isOverlap: boolean; isUndo: boolean }
  /** With `lost` the response was lost, and the term may be at either place. */
  | {
      is: 'checking';
      after: CheckedAfter;
      term: PlacedTerm;
      candidate: Candidate;
      isOverlap: boolean;
      isUndo: boolean;
      message: string | null;
    }
  | { is: 'done'; term: PlacedTerm; candidate: Candidate; version: Term['version']; isUndo: boolean }
  /** The term was changed or removed elsewhere; `now` is its current place, if known. */
  | { is: 'ended'; term: PlacedTerm; why: 'changed' | 'removed'; now: PlacedTerm | null };

/** `failed`: nothing was stored. `not-stored`: after a lost response, the reloaded days show that nothing was stored. */
type MoveNote = 'failed' | 'not-stored';

/** The term in the days: `null` if it is not in them, `undefined` if its day is not loaded. */
export type Found = PlacedTerm | null | undefined;

export type MoveEvent =
  | { is: 'start'; term: PlacedTerm; candidate: Candidate }
  | { is: 'choose'; candidate: Candidate }
  | { is: 'confirm' }
  /** Undoes a move. */
  | { is: 'undo'; term: PlacedTerm; candidate: Candidate }
  | { is: 'cancel' }
  /** Days were loaded or have changed: the candidate has a new verdict. */
  | { is: 'updated'; found: Found; candidate: Candidate }
  | { is: 'stored'; version: Term['version'] }
  | { is: 'failed' }
  | { is: 'check'; after: CheckedAfter; message?: string | null }
  /** The days of both places were reloaded after a response that left the outcome open. */
  | { is: 'checked'; found: Found; candidate: Candidate };

export function transition(state: MoveState, event: MoveEvent): MoveState {
  switch (event.is) {
    case 'start':
      return isBusy(state) ? state : chosen(event.term, event.candidate);
    case 'undo':
      return isBusy(state) ? state : { ...toSend(event.term, event.candidate, false), isUndo: true };
    case 'choose':
      return isChoosing(state) ? chosen(state.term, event.candidate, state.sent) : state;
    case 'confirm':
      return isChoosing(state) ? confirmed(state) : state;
    case 'cancel':
      return state.is === 'sending' || (state.is === 'checking' && state.after === 'lost') ? state : IDLE;
    case 'updated':
      return isChoosing(state) ? updated(state, event.found, event.candidate) : state;
    case 'checked':
      return state.is === 'checking' ? checked(state, event.found, event.candidate) : state;
    default:
      return state.is === 'sending' ? afterResponse(state, event) : state;
  }
}

export const IDLE: MoveState = { is: 'idle' };

/** The states of a move that the screen shows. */
export type ShownMove = Choosing | Sending | Checking;

type Choosing = Extract<MoveState, { is: 'choosing' | 'conflict' }>;
type Sending = Extract<MoveState, { is: 'sending' }>;
type Checking = Extract<MoveState, { is: 'checking' }>;

/** Whether a request is running, or its outcome is unknown. */
export const isBusy = (state: MoveState): boolean => state.is === 'sending' || state.is === 'checking';

/** Whether the screen shows the move. An undo runs without being shown. */
export const isShownMove = (state: MoveState): state is ShownMove =>
  isChoosing(state) || ((state.is === 'sending' || state.is === 'checking') && !state.isUndo);

/** Whether a place is being chosen. */
export const isChoosing = (state: MoveState): state is Choosing => state.is === 'choosing' || state.is === 'conflict';

const chosen = (
  term: PlacedTerm,
  candidate: Candidate,
  sent: Place | null = null,
  note: MoveNote | null = null,
): MoveState => ({ is: 'choosing', term, candidate, sent, note });

const toSend = (term: PlacedTerm, candidate: Candidate, isOverlap: boolean): Sending => ({
  is: 'sending',
  term,
  candidate,
  isOverlap,
  isUndo: false,
});

function confirmed(state: Choosing): MoveState {
  const { term, candidate, sent } = state;
  const { verdict } = candidate;
  if (state.is === 'conflict') return toSend(term, candidate, true);
  if (verdict.is === 'free') return toSend(term, candidate, false);
  if (verdict.is === 'same') return IDLE;
  return verdict.is === 'overlaps' ? { is: 'conflict', term, candidate, others: verdict.others, sent } : state;
}

function updated(state: Choosing, found: Found, candidate: Candidate): MoveState {
  const { term, sent } = state;
  if (found === null) return { is: 'ended', term, why: 'removed', now: null };
  if (found && !isUnchanged(term, found))
    return sent && isAt(found, sent) ? doneBy(term, found, sent) : changed(term, found);
  const { verdict } = candidate;
  if (state.is === 'choosing') {
    const before = state.candidate.verdict;
    // The server may refuse a place that is free by the days.
    const isRefused = before.is === 'refused' && before.reason === 'server' && verdict.is === 'free';
    return isRefused ? state : { ...state, candidate };
  }
  return verdict.is === 'overlaps' ? { ...state, candidate, others: verdict.others } : chosen(term, candidate, sent);
}

function afterResponse(state: Sending, event: Extract<MoveEvent, { is: 'stored' | 'failed' | 'check' }>): MoveState {
  const { is: _, ...sent } = state;
  const { term, candidate, isUndo } = state;
  if (event.is === 'stored') return { is: 'done', term, candidate, version: event.version, isUndo };
  if (event.is === 'failed') return chosen(term, candidate, null, 'failed');
  return { is: 'checking', after: event.after, message: event.message ?? null, ...sent };
}

function checked(state: Checking, found: Found, candidate: Candidate): MoveState {
  const { term, after, message, isUndo } = state;
  if (!found) return { is: 'ended', term, why: 'removed', now: null };
  const isStored = after === 'lost' && found.term.version !== term.term.version && isAt(found, state.candidate);
  if (isStored) return { ...doneBy(term, found, state.candidate), isUndo };
  if (after === 'stale' || !isUnchanged(term, found)) return changed(term, found);
  if (after === 'lost') return chosen(term, candidate, candidate, 'not-stored');
  const { verdict } = candidate;
  if (verdict.is === 'overlaps') return { is: 'conflict', term, candidate, others: verdict.others, sent: null };
  const refused: Verdict = { is: 'refused', reason: 'server', ...(message === null ? {} : { message }) };
  return chosen(term, { ...candidate, verdict: verdict.is === 'refused' ? verdict : refused });
}

const isUnchanged = (term: PlacedTerm, found: PlacedTerm) =>
  found.term.version === term.term.version && found.term.state === term.term.state;

const changed = (term: PlacedTerm, now: PlacedTerm): MoveState => ({ is: 'ended', term, why: 'changed', now });

const doneBy = (term: PlacedTerm, found: PlacedTerm, { day, from, minutes }: Place) =>
  ({
    is: 'done',
    term,
    candidate: { day, from, minutes, verdict: { is: 'free' } },
    version: found.term.version,
    isUndo: false,
  }) satisfies MoveState;
