import { usePart, useValue } from '../../state/react/use-store';
import { calendarScreenTexts, minuteText } from '../../texts/calendar-screen';
import { rowsOf, type GridScale } from './grid-scale';
import * as style from './move-bar.style';
import { isShownMove } from './move-machine';
import { movesPart } from './moves-part';

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
          {calendarScreenTexts.range(from, from + minutes)}
        </div>
      )}
    </>
  );
}
