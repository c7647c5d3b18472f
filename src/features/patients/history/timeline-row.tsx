import { ArrowRightLeft, Ban, Check, CreditCard, Pencil, Pill, StickyNote, TriangleAlert, UserX } from 'lucide-react';
import { memo } from 'react';
import { formatMoment } from '../../../texts/language/format-moment';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { minuteIn } from '../../../lib/zone';
import { useZone } from '../../../ui/content/practice-time';
import { sensitiveClass } from '../../../ui/content/personal';
import { IconButton } from '../../../ui/controls/icon-button';
import { Badge, type BadgeVariant } from '../../../ui/feedback/badge';
import { classes, css } from '../../../ui/style/style';
import type { Entry, HistoryKind } from '../history.contract';
import { stateText } from './entries';

interface TimelineRowProps {
  entry: Entry;
  index: number;
  /** The number of entries in the list; -1 if older ones are not loaded. */
  count: number;
  /** The space above, for entries that are not rendered; in pixels. */
  space: number;
  /** `null` while a note is being written. */
  onCorrect: ((entry: Entry) => void) | null;
}

/** An entry: time, subject, outcome and author. The whole entry is hidden in privacy mode. */
export const TimelineRow = memo(function TimelineRow({ entry, index, count, space, onCorrect }: TimelineRowProps) {
  const zone = useZone();
  const { kind, state, title, detail, by, amount_formated, from_at, to_at, is_warning } = entry;
  const date = timeText(entry.at, zone);
  const isSuperseded = state === 'superseded';
  const isWarning = is_warning && !isSuperseded;
  const { Icon, variant } = isWarning ? WARNING : (stateAppearances[state ?? ''] ?? kindAppearances[kind]);
  const stateName = stateText(kind, state) || (is_warning ? texts.warning : texts.kinds[kind]);
  return (
    <li
      data-entry={entry.id}
      className={classes(row, sensitiveClass)}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={space > 0 ? { marginTop: space } : undefined}
    >
      <span className={line}>
        <Badge variant={variant} Icon={Icon}>
          {stateName}
        </Badge>
        <time dateTime={entry.at}>{date}</time>
        {kind === 'note' && !isSuperseded && onCorrect && (
          <span className={action}>
            <IconButton
              label={texts.correctOf(date)}
              icon={<Pencil size={16} strokeWidth={1.5} />}
              onClick={() => onCorrect(entry)}
            />
          </span>
        )}
      </span>
      <span className={classes(titleClass, isSuperseded && superseded)}>
        {kind === 'move' && from_at && to_at
          ? texts.moved(timeText(from_at, zone), timeText(to_at, zone))
          : [title, amount_formated].filter(Boolean).join(' · ')}
      </span>
      {detail && <span className={titleClass}>{detail}</span>}
      {by && <span className={byClass}>{by}</span>}
    </li>
  );
});

/** An unreadable time is shown unchanged. */
function timeText(at: string, zone: string): string {
  const instant = Date.parse(at);
  return Number.isNaN(instant) ? at : formatMoment(minuteIn(zone, instant));
}

interface Appearance {
  Icon: typeof Check;
  variant: BadgeVariant;
}

const WARNING: Appearance = { Icon: TriangleAlert, variant: 'waiting' };

/** States with an icon or colour other than their kind's. */
const stateAppearances: Readonly<Record<string, Appearance>> = {
  missed: { Icon: UserX, variant: 'waiting' },
  cancelled: { Icon: Ban, variant: 'plain' },
  accepted: { Icon: Pill, variant: 'good' },
  rejected: { Icon: Pill, variant: 'bad' },
  failed: { Icon: CreditCard, variant: 'bad' },
};

const kindAppearances: Readonly<Record<HistoryKind, Appearance>> = {
  visit: { Icon: Check, variant: 'good' },
  move: { Icon: ArrowRightLeft, variant: 'plain' },
  prescription: { Icon: Pill, variant: 'plain' },
  payment: { Icon: CreditCard, variant: 'plain' },
  note: { Icon: StickyNote, variant: 'plain' },
};

const row = css`
  display: grid;
  gap: 2px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 28px;
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

const action = css`
  display: inline-flex;
  margin-left: auto;
  & button {
    width: 28px;
    height: 28px;
  }
`;

const titleClass = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const superseded = css`
  color: var(--muted);
  text-decoration: line-through;
`;

const byClass = css`
  color: var(--muted);
  font-size: 14px;
`;
