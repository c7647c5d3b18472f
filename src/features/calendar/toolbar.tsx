import { CalendarDays, CalendarSearch, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { lazyPart, usePrefetch } from '../../ui/feedback/lazy-part';
import { LoadingPopover, PopoverPosition } from '../../ui/overlays/popover';
import { rangeTitle } from './calendar-content';
import { calendarViews, type CalendarView } from './ranges';
import { highWindow } from '../../ui/style/rules';
import { css } from '../../ui/style/style';

interface ToolbarProps {
  view: CalendarView;
  day: string;
  isSearching: boolean;
  /** Shows the next or the previous days, as many as the view has. */
  onStep(step: 1 | -1): void;
  onToday(): void;
  onDay(day: string): void;
  onView(view: CalendarView): void;
  onNextFree(): void;
  /** The print button, which loads later. */
  children: ReactNode;
}

/** The toolbar above every view: the shown days, and navigation. */
export function Toolbar(props: ToolbarProps) {
  const { view, day, isSearching, onStep, onToday, onDay, onView, onNextFree, children } = props;
  const unit = view === 'den' ? 'day' : 'week';
  return (
    <div className={bar}>
      <div className={moves} role="group" aria-label={texts.toolbar}>
        <IconButton label={texts.previous[unit]} icon={<ChevronLeft {...icon} />} onClick={() => onStep(-1)} />
        <IconButton label={texts.next[unit]} icon={<ChevronRight {...icon} />} onClick={() => onStep(1)} />
        <Button onClick={onToday}>{texts.today}</Button>
        <PickDay day={day} onDay={onDay} />
      </div>
      <h2 className={title}>{rangeTitle(view, day)}</h2>
      <div className={tools}>
        <Button icon={<CalendarSearch {...icon} />} isBusy={isSearching} onClick={onNextFree}>
          {texts.nextFree}
        </Button>
        <span>{children}</span>
        <div role="group" aria-label={texts.view} className={views}>
          {calendarViews.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              className={viewClass}
              onClick={() => onView(one)}
            >
              {texts.views[one]}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

const DayPicker = lazyPart(
  'day-popover',
  async () => (await import('../../ui/calendar/calendar-popover')).CalendarPopover,
  ({ anchor, onClose, children }) => (
    <LoadingPopover anchor={anchor} label={texts.pickDay} onClose={onClose}>
      {children}
    </LoadingPopover>
  ),
);

function PickDay({ day, onDay }: Pick<ToolbarProps, 'day' | 'onDay'>) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  usePrefetch(PopoverPosition);
  usePrefetch(DayPicker);
  return (
    <>
      <IconButton
        label={texts.pickDay}
        icon={<CalendarDays {...icon} />}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      />
      {opener && (
        <DayPicker
          kind="date"
          limits={{}}
          anchor={opener}
          moment={day}
          id="calendar-day"
          onClose={() => setOpener(null)}
          onPick={(picked) => {
            setOpener(null);
            onDay(picked);
          }}
        />
      )}
    </>
  );
}

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Sticks below the header, if it is one line and the window is not low. */
const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 16px;
  ${highWindow} {
    @container ordinacia-main (min-width: 1000px) {
      position: sticky;
      top: var(--sticky-top);
      z-index: 1;
      flex-wrap: nowrap;
      height: 56px;
      margin: -8px 0 0;
      background: var(--bg);
      & > :last-child {
        flex: none;
      }
      & + * {
        --sticky-top: calc(var(--above) + 56px);
      }
    }
  }
`;

const moves = css`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const title = css`
  flex: 1 1 auto;
  min-width: 9em;
  font-size: 20px;
  font-variant-numeric: tabular-nums;
`;

/** Reserves space for the print button, which loads later, so that the toolbar keeps its height. */
const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > span {
    width: 40px;
  }
`;

const views = css`
  display: flex;
  max-width: 100%;
`;

/** The buttons are joined into one control; the chosen one is filled, so that the choice does not depend on colour alone. */
const viewClass = css`
  min-height: 40px;
  padding: 8px 14px;
  border: 1px solid var(--control-line);
  background: var(--surface);
  font-weight: 550;
  cursor: pointer;
  &:first-child {
    border-radius: var(--radius) 0 0 var(--radius);
  }
  &:last-child {
    border-radius: 0 var(--radius) var(--radius) 0;
  }
  & + & {
    margin-left: -1px;
  }
  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
  }
  &[aria-pressed='true'] {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 650;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
