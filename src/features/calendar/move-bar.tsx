import { CalendarSearch, Check, Minus, Plus, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { CALENDAR_ROW_MINUTES } from '../../constants';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { calendarMoveTexts as texts } from '../../texts/calendar-move';
import { calendarScreenTexts as screenTexts, minuteText } from '../../texts/calendar-screen';
import { Sensitive } from '../../ui/content/personal';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { hiddenClass } from '../../ui/style/theme';
import { personName } from '../tickets/affected';
import { isChoosing, type ShownMove, type Candidate, type MoveState, isShownMove } from './move-machine';
import type { MoveStep, Verdict } from './move-places';
import { type Moves, movesPart } from './moves-part';
import * as style from './move-bar.style';
import { rowsOf, type GridScale } from './grid-scale';

interface MoveBarProps {
  state: ShownMove;
  moves: Moves;
}

/** The bar of a move: the chosen place, and the actions. Holds the focus during the move, because the term may leave the shown days. */
export function MoveBar({ state, moves }: MoveBarProps) {
  const { toasts } = useStore();
  const barRef = useRef<HTMLDivElement>(null);
  const textId = useId();
  const isSeeking = useValue(moves.isSeeking);
  const isOpen = isChoosing(state);
  const { candidate, term } = state;
  useLayoutEffect(() => {
    const { current: bar } = barRef;
    // A sticky bar is already visible.
    if (bar) bar.focus({ preventScroll: getComputedStyle(bar).position === 'sticky' });
  }, []);

  async function seek(): Promise<void> {
    const problem = await moves.nextFree();
    if (problem) toasts.danger(screenTexts.noFree[problem]);
  }
  const resize = (minutes: number) => moves.choose(candidate.day, candidate.from, candidate.minutes + minutes);

  function handleKey(event: KeyboardEvent): void {
    const { key, target, currentTarget, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (ctrlKey || altKey || metaKey || shiftKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      Escape: moves.cancel,
      n: () => void seek(),
      ...(target === currentTarget ? { Enter: moves.confirm } : {}),
    };
    const name = key.length === 1 ? key.toLowerCase() : key;
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
    if (!step && !Object.hasOwn(actions, name)) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) moves.step(step);
    else actions[name]?.();
  }

  return (
    // The arrow keys choose a place; everything else has a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={barRef}
      role="group"
      tabIndex={-1}
      aria-label={texts.bar}
      aria-describedby={textId}
      data-move={state.is}
      className={style.bar}
      onKeyDown={handleKey}
    >
      <p id={textId} className={style.text}>
        <Sensitive className={style.name}>{personName(term.term)}</Sensitive>{' '}
        <strong>{texts.at(candidate.day, candidate.from)}</strong> {sentenceOf(state)}
        <span className={hiddenClass}>{texts.hint}</span>
      </p>
      {isOpen && (
        <div className={style.actions}>
          <IconButton label={texts.shorter} icon={<Minus {...icon} />} onClick={() => resize(-CALENDAR_ROW_MINUTES)} />
          <span>{screenTexts.detail.minutes(candidate.minutes)}</span>
          <IconButton label={texts.longer} icon={<Plus {...icon} />} onClick={() => resize(CALENDAR_ROW_MINUTES)} />
          <Button icon={<CalendarSearch {...icon} />} isBusy={isSeeking} onClick={() => void seek()}>
            {screenTexts.nextFree}
          </Button>
          <Button
            variant={state.is === 'conflict' ? 'danger' : 'primary'}
            icon={<Check {...icon} />}
            isDisabled={!canConfirm(state)}
            onClick={moves.confirm}
          >
            {state.is === 'conflict' ? texts.confirmOverlap : texts.confirm}
          </Button>
          <Button icon={<X {...icon} />} onClick={moves.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

const steps: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const canConfirm = ({ candidate: { verdict } }: ShownMove): boolean =>
  verdict.is === 'free' || verdict.is === 'overlaps';

function sentenceOf(state: ShownMove) {
  if (state.is === 'choosing')
    return [state.note && texts.notes[state.note], verdictText(state.candidate.verdict)].filter(Boolean).join(' ');
  if (state.is !== 'conflict') return moveText(state);
  return (
    <>
      {texts.conflict}{' '}
      {state.others.map((other) => (
        <span key={other.term.id} className={style.name}>
          <Sensitive>{personName(other.term)}</Sensitive> ({texts.at(other.day, other.from)})
        </span>
      ))}{' '}
      {texts.conflictChoice}
    </>
  );
}

/** „voľné“, or why the term cannot be moved there. */
function verdictText(verdict: Verdict): string {
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

/** Marks the old and the new place of the moved term. Each step re-renders only their days; the bar shows the verdict. */
export function MoveMarks({ day, scale }: { day: string; scale: GridScale }) {
  const state = useValue(usePart(movesPart).state);
  if (!isShownMove(state)) return null;
  const { term, candidate } = state;
  const { from, minutes, verdict } = candidate;
  return (
    <>
      {term.day === day && verdict.is !== 'same' && (
        <div aria-hidden="true" data-origin="" className={style.origin} style={rowsOf(term, scale)} />
      )}
      {candidate.day === day && (
        <div
          aria-hidden="true"
          data-candidate={minuteText(from)}
          data-verdict={verdict.is}
          className={style.ghost}
          style={rowsOf({ from, to: from + minutes }, scale)}
        >
          {screenTexts.range(from, from + minutes)}
        </div>
      )}
    </>
  );
}
