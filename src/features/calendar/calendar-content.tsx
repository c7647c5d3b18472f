import { failureText } from '../../texts/failures';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { SKELETON_DELAY_MS, SLOW_HINT_MS } from '../../constants';
import { commonTexts } from '../../texts/common';
import { TextLink } from '../../ui/controls/text-link';
import { Failed } from '../../ui/feedback/message';
import { Delayed, Loading } from '../../ui/feedback/loading';
import { StaleNotice } from '../../ui/feedback/failure-notices';
import { hiddenClass } from '../../ui/style/theme';
import { officeHoursPath } from '../office-hours';
import type { GridHandlers } from './day-column';
import { DayList } from './day-list';
import { freeOf } from './entries';
import type { CalendarDay } from './model';
import { rangeOf, type CalendarView } from './ranges';
import { TimeGrid } from './time-grid';
import type { ShownDays } from './use-calendar-days';
import { css, keyframes } from '../../ui/style/style';

interface CalendarContentProps {
  view: CalendarView;
  /** The shown days in words. */
  title: string;
  today: string;
  shown: ShownDays;
  /** The key of the free slot that a search found. */
  foundKey: string | null;
  /** A term is being moved. */
  isMoving: boolean;
  handlers: GridHandlers;
  onPage(step: 1 | -1): void;
}

/** The days in each state: loading, failed, stale, empty, loaded. The view stays mounted without its days, and so keeps the focus. */
export function CalendarContent({
  view,
  title,
  today,
  shown,
  foundKey,
  isMoving,
  handlers,
  onPage,
}: CalendarContentProps) {
  const { days, isLoaded, resource } = shown;
  const { failure, isLoading, loadedAt, defect, reload } = resource;
  const isList = view === 'zoznam';
  const shared = { days, today, isLoading: !isLoaded, handlers, onPage };
  if (defect) throw defect.error;
  const retry = { isBusy: isLoading, onClick: reload };
  const notice = failure && (
    <div className={isLoaded || isList ? undefined : overlay}>
      {isLoaded ? (
        <StaleNotice loadedAt={loadedAt} failure={failure} {...retry} />
      ) : (
        <Failed title={texts.loadFailed} hint={failureText(failure)} {...retry} />
      )}
    </div>
  );
  return (
    <div className={content}>
      {(isLoaded || isList) && notice}
      {isLoaded && <Empty days={days} />}
      {isList ? (
        <DayList label={title} foundKey={foundKey} isMoving={isMoving} {...shared} />
      ) : (
        <TimeGrid label={`${texts.grid} ${title}`} {...shared}>
          {!isLoaded && (notice ?? <LoadingOverlay key={title} />)}
        </TimeGrid>
      )}
      {!isLoaded && !failure && isList && <Loading />}
    </div>
  );
}

/** „30. 11. – 6. 12. 2026“, or „streda 3. decembra 2026“. */
export function rangeTitle(view: CalendarView, day: string): string {
  const { from, to } = rangeOf(view, day);
  return from === to ? texts.day(day) : texts.week(from, to);
}

/** Covers the grid while its days load. */
function LoadingOverlay() {
  return (
    <div role="status" className={overlay}>
      <Delayed delayMs={SKELETON_DELAY_MS}>
        <span className={hiddenClass}>{commonTexts.loading}</span>
        <div aria-hidden="true" className={blocks} />
      </Delayed>
      <Delayed delayMs={SLOW_HINT_MS}>
        <p className={slow}>{commonTexts.slow}</p>
      </Delayed>
    </div>
  );
}

/** A notice for days without terms: how to book one or, if there are no office hours either, where to set them. */
function Empty({ days }: { days: readonly CalendarDay[] }) {
  if (days.some(({ terms }) => terms.length > 0)) return null;
  const hint = days.some((day) => freeOf(day).length > 0)
    ? texts.empty.hint
    : days.every(({ hours }) => hours.length === 0) && (
        <>
          {texts.empty.noHoursHint} <TextLink to={officeHoursPath}>{texts.empty.toHours}</TextLink>
        </>
      );
  return (
    <p className={empty}>
      <strong>{days.length === 1 ? texts.empty.day : texts.empty.week}</strong> {hint}
    </p>
  );
}

const empty = css`
  padding: 4px 0;
  color: var(--muted);
  & > strong {
    color: var(--text);
  }
`;

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** Covers the days of the grid, below their heads. A failure hides them, also the line of the current time. */
const overlay = css`
  position: relative;
  z-index: 4;
  grid-area: 1 / 2;
  margin: var(--head) 0 0 1px;
  &:has(button) {
    background: var(--surface);
  }
`;

const breathe = keyframes`
  50% {
    opacity: 0.4;
  }
`;

/** Looks like a few scattered terms. */
const blocks = css`
  position: absolute;
  inset: 0;
  border-radius: 8px;
  background:
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 1% 8% / 12% 9% no-repeat,
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 18% 26% / 12% 6% no-repeat,
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 50% 12% / 12% 12% no-repeat,
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 34% 44% / 12% 8% no-repeat,
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 66% 30% / 12% 7% no-repeat;
  animation: ${breathe} 1400ms ease-in-out infinite;
`;

const slow = css`
  position: absolute;
  inset: auto 0 50% 0;
  color: var(--muted);
  text-align: center;
`;
