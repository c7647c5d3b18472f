import { use, useEffect, useState, type ComponentType } from 'react';
import { firstMoment } from '../../lib/picker-times';
import { fullLimits, type MomentKind, type MomentLimits } from '../../lib/local-time';
import { parseMoment } from '../../texts/language/parse-moment';
import { calendarTexts, momentError } from '../../texts/calendar';
import { PracticeTimeContext } from '../content/practice-time';
import { Button } from '../controls/button';
import { Notice } from '../feedback/notice';
import { Popover } from '../overlays/popover';
import { css } from '../style/style';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import { CalendarPlaceholder } from './calendar-placeholder';
import { CalendarTime } from './calendar-time';
import type { CalendarProps } from './calendar';

interface CalendarPopoverProps {
  kind: MomentKind;
  /** The initial value; `null` where nothing is chosen yet. */
  moment: string | null;
  limits: MomentLimits;
  anchor: Element | null;
  id: string;
  onPick(moment: string): void;
  onClose(): void;
}

/** The picker. The value changes only by „Vybrať“; an invalid choice is explained instead of corrected. */
export function CalendarPopover({ kind, moment, limits, anchor, id, onPick, onClose }: CalendarPopoverProps) {
  const { aheadMs } = use(PracticeTimeContext);
  const [now] = useState(() => new Date(Date.now() + aheadMs));
  const [draft, setDraft] = useState(moment ?? firstMoment(kind, limits, now));
  useEffect(() => {
    // The popover focuses without scrolling; the focused day may be outside its visible part.
    const root = anchor?.getRootNode();
    if (!(root instanceof ShadowRoot || root instanceof Document)) return;
    root.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [anchor]);
  const hasDays = kind !== 'time';
  const { Calendar, hasFailed, retry } = useCalendar(hasDays);
  const { problem } = parseMoment(kind, draft, limits, now);
  const { min, max } = fullLimits(kind, limits, now);
  const [day, time] = [hasDays ? draft.slice(0, 10) : '', kind === 'date' ? '' : draft.slice(-5)];
  // A day cannot be confirmed before the calendar is shown.
  const canConfirm = problem === null && (Calendar !== null || !hasDays);
  const title = calendarTexts.titles[kind];
  return (
    <Popover anchor={anchor} onClose={onClose} label={title} id={id} canCoverAnchor isModal className={box}>
      <div className={content}>
        <h2 className={heading}>{title}</h2>
        {Calendar && hasDays && (
          <Calendar
            day={day}
            today={now}
            min={min.slice(0, 10)}
            max={max.slice(0, 10)}
            onChange={(next) => setDraft(next + draft.slice(10))}
          />
        )}
        {!Calendar && hasDays && <CalendarPlaceholder hasFailed={hasFailed} onRetry={retry} />}
        {kind !== 'date' && !hasFailed && (
          <CalendarTime
            day={day}
            time={time}
            limits={limits}
            isFirst={!hasDays}
            onChange={(next) => setDraft(draft.slice(0, -5) + next)}
          />
        )}
        {problem && (
          <Notice variant="danger" role="status">
            {momentError(kind, problem)}
          </Notice>
        )}
      </div>
      <div className={actions}>
        <Button onClick={onClose}>{calendarTexts.cancel}</Button>
        <Button variant="primary" isDisabled={!canConfirm} onClick={() => onPick(draft)}>
          {calendarTexts.confirm}
        </Button>
      </div>
    </Popover>
  );
}

/** On a phone, and in a low window, the picker is a bottom sheet. */
const asSheet = '@media (max-width: 480px), (max-height: 560px)';

const box = css`
  width: 328px;
  /* The sticky buttons do not cover the focused element. */
  scroll-padding-bottom: 72px;
  ${asSheet} {
    inset: auto 0 0 !important;
    width: auto;
    max-width: 480px !important;
    max-height: calc(100dvh - 8px) !important;
    margin: 0 auto;
    border-radius: 16px 16px 0 0;
  }
`;

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px 16px 12px;
`;

const heading = css`
  font-size: 17px;
`;

// Sticky: always visible, however much of the picker fits.
const actions = css`
  position: sticky;
  bottom: 0;
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  padding: 12px 16px 16px;
  border-top: 1px solid var(--line);
  background: var(--raised);
`;

interface LoadedCalendar {
  /** `null` until the module is loaded. */
  Calendar: ComponentType<CalendarProps> | null;
  hasFailed: boolean;
  retry(): void;
}

/** Loads the calendar module on first use. */
function useCalendar(isNeeded: boolean): LoadedCalendar {
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>(loaded ? 'loaded' : 'loading');
  const isLoading = isNeeded && state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isWaiting = true;
    load().then(
      () => isWaiting && setState('loaded'),
      () => {
        if (!isWaiting) return;
        console.warn('[ordinacia] the calendar did not load');
        setState('failed');
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [isLoading]);
  return { Calendar: loaded, hasFailed: state === 'failed', retry: () => setState('loading') };
}

/** Cached for the next picker. */
let loaded: ComponentType<CalendarProps> | null = null;

async function load(): Promise<void> {
  loaded = (await loadChunk('calendar', () => import('./calendar'), CHUNK_TIMEOUT_MS)).Calendar;
}
