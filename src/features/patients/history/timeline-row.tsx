import { ArrowRightLeft, Ban, Check, CreditCard, Pencil, Pill, StickyNote, TriangleAlert, UserX } from 'lucide-react';
import { memo } from 'react';
import { formatMoment } from '../../../texts/language/format-moment';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { minuteIn } from '../../../lib/zone';
import { useZone } from '../../../ui/content/practice-time';
import { Sensitive } from '../../../ui/content/sensitive';
import { IconButton } from '../../../ui/controls/icon-button';
import { Badge, type BadgeVariant } from '../../../ui/feedback/badge';
import { classes } from '../../../ui/style/style';
import type { Entry } from '../history.contract';
import { stateText } from './entries';
import * as style from './timeline.style';

interface TimelineRowProps {
  entry: Entry;
  index: number;
  /** How many entries the list has; -1 while older ones are not loaded. */
  count: number;
  /** The space above, for entries that are not drawn; in pixels. */
  space: number;
  /** Absent where the note cannot be corrected now. */
  onCorrect: ((entry: Entry) => void) | null;
}

/** An entry: when, what, what became of it, by whom. */
export const TimelineRow = memo(function TimelineRow({ entry, index, count, space, onCorrect }: TimelineRowProps) {
  const zone = useZone();
  const { kind, state, title, detail, by, amount_formated, from_at, to_at, is_warning } = entry;
  const date = timeText(entry.at, zone);
  const { Icon, variant } = looks[state ?? ''] ?? looks[kind] ?? looks.note;
  const isSuperseded = state === 'superseded';
  const stateName = stateText(kind, state) || (is_warning ? texts.warning : texts.kinds[kind]);
  return (
    <li
      data-entry={entry.id}
      className={style.row}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={space > 0 ? { marginTop: space } : undefined}
    >
      <span className={style.line}>
        <Badge
          variant={is_warning && !isSuperseded ? 'waiting' : variant}
          Icon={is_warning && !isSuperseded ? TriangleAlert : Icon}
        >
          {stateName}
        </Badge>
        <time dateTime={entry.at}>{date}</time>
        {kind === 'note' && !isSuperseded && onCorrect && (
          <span className={style.action}>
            <IconButton
              label={texts.correctOf(date)}
              icon={<Pencil size={16} strokeWidth={1.5} />}
              onClick={() => onCorrect(entry)}
            />
          </span>
        )}
      </span>
      <Sensitive className={classes(style.title, isSuperseded && style.superseded)}>
        {kind === 'move' && from_at && to_at
          ? texts.moved(timeText(from_at, zone), timeText(to_at, zone))
          : [title, amount_formated].filter(Boolean).join(' · ')}
      </Sensitive>
      {detail && <Sensitive className={style.title}>{detail}</Sensitive>}
      {by && <span className={style.by}>{by}</span>}
    </li>
  );
});

/** A time that cannot be read is shown unchanged. */
function timeText(at: string, zone: string): string {
  const instant = Date.parse(at);
  return Number.isNaN(instant) ? at : formatMoment(minuteIn(zone, instant));
}

/** Icon and colour of a state, or of a kind. */
const looks: Readonly<Record<string, { Icon: typeof Check; variant: BadgeVariant }>> & {
  note: { Icon: typeof Check; variant: BadgeVariant };
} = {
  served: { Icon: Check, variant: 'good' },
  missed: { Icon: UserX, variant: 'waiting' },
  cancelled: { Icon: Ban, variant: 'plain' },
  accepted: { Icon: Pill, variant: 'good' },
  rejected: { Icon: Pill, variant: 'bad' },
  prescription: { Icon: Pill, variant: 'plain' },
  failed: { Icon: CreditCard, variant: 'bad' },
  payment: { Icon: CreditCard, variant: 'plain' },
  move: { Icon: ArrowRightLeft, variant: 'plain' },
  note: { Icon: StickyNote, variant: 'plain' },
};
