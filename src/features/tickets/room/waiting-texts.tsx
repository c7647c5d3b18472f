import { AlarmClock, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import type { Ticket } from '../contract';
import { whenIdle } from '../../../lib/when-idle';
import { useValue, usePart } from '../../../state/react/use-store';
import { waitingClockTexts as texts } from '../../../texts/waiting-clock';
import { useZone } from '../../../ui/content/practice-time';
import { classes, css } from '../../../ui/style/style';
import { ticketsPart } from '..';
import { waitingClockPart } from '../waiting-clock';

/** How long a patient of today has waited, and when the call is expected. */
export function WaitingTexts({ ticket }: { ticket: Ticket }) {
  const cell = useValue(usePart(waitingClockPart).cellOf)(ticket);
  const zone = useZone();
  if (!cell) return null;
  const { minutes, isBooked, mark, span } = cell;
  // In its first minute, an appointment's time has not passed yet.
  const isWaiting = minutes !== null && (minutes > 0 || !isBooked);
  const isMarked = mark > 0 || isBooked;
  const Icon = isBooked ? AlarmClock : Hourglass;
  const textOf = isBooked ? texts.passed : texts.waits;
  return (
    <>
      {isWaiting && (
        <span className={classes(line, isMarked && marked, mark === 2 && long)} data-wait={mark}>
          {isMarked && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
          {textOf[mark](minutes)}
        </span>
      )}
      {span && <span data-expected="">{texts.span(span, zone)}</span>}
    </>
  );
}

/** The doctor's delay, if known. */
export function DelayText() {
  const { delayMinutes, open } = usePart(waitingClockPart);
  const delay = useValue(delayMinutes);
  const todays = useValue(usePart(ticketsPart).todays);
  // Loads when idle: rendering the list comes first.
  useEffect(() => whenIdle(open), [open, todays]);
  return delay !== null && <span className={late}>{texts.delay(delay)}</span>;
}

const line = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  & svg {
    flex: none;
  }
`;

const marked = css`
  color: var(--warning);
`;

const long = css`
  padding: 0 8px;
  border-radius: 6px;
  background: var(--warning-soft);
  font-weight: 600;
`;

const late = css`
  min-width: 0;
  color: var(--warning);
  font-size: 14px;
  font-weight: 600;
  text-align: right;
  @media (max-width: 359.98px) {
    font-size: 13px;
    line-height: 1.1;
  }
`;
