import { Bell, CalendarClock, FileText, Star, Ticket, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { Notification } from './contract';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { ownValue } from '../../lib/own-properties';
import { notificationTexts } from '../../texts/shell';
import { badgeVariants } from '../../ui/feedback/badge';
import { sensitiveClass } from '../../ui/content/personal';
import { useZone } from '../../ui/content/practice-time';
import { SafeHtml } from '../../ui/content/safe-html';
import { stretchedLink } from '../../ui/style/rules';
import { PlainLink } from '../../ui/controls/text-link';
import { classes, css } from '../../ui/style/style';

interface NotificationItemProps {
  notification: Notification;
  /** The path of the notification's subject. */
  path: string | undefined;
  /** The notification has not been seen yet. */
  isNew: boolean;
  now: number;
}

/** A notification: category, content and time. A click anywhere opens its subject. */
export const NotificationItem = memo(function NotificationItem(props: NotificationItemProps) {
  const { path, isNew } = props;
  const zone = useZone();
  const { category, content, created_at } = props.notification;
  const { text, Icon, variant, opens } = ownValue(kinds, category ?? '') ?? other;
  return (
    <li className={classes(item, path !== undefined && leadingItem)}>
      <span className={classes(circle, variant)}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <div className={textClass}>
        <span className={kind}>
          {path === undefined ? (
            text
          ) : (
            <PlainLink to={path} className={link} aria-label={opens && `${text}: ${opens}`}>
              {text}
            </PlainLink>
          )}
          {isNew && <span role="img" aria-label={notificationTexts.isNew} className={dot} />}
        </span>
        {content === null ? (
          <p>{notificationTexts.empty}</p>
        ) : (
          <SafeHtml html={content} className={classes(html, sensitiveClass)} />
        )}
        {created_at !== null && (
          <time dateTime={created_at} className={time}>
            {formatRelativeTime(created_at, props.now, zone)}
          </time>
        )}
      </div>
    </li>
  );
});

const item = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding: 12px 16px;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const leadingItem = css`
  position: relative;
  &:hover {
    background: var(--sunken);
  }
`;

/** The click area is the whole item; links of the content keep their clicks. */
const link = css`
  color: inherit;
  text-decoration: none;
  ${stretchedLink}
  &:focus-visible::after {
    outline-offset: -3px;
  }
`;

const dot = css`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-left: 8px;
  border-radius: 50%;
  background: var(--primary);
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const circle = css`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
`;

const textClass = css`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
`;

const kind = css`
  color: var(--muted);
  font-size: 13px;
  font-weight: 600;
`;

const html = css`
  & a {
    position: relative;
    z-index: 1;
  }
  & p,
  & ul,
  & ol {
    margin: 0;
  }
  & ul,
  & ol {
    padding-left: 18px;
    list-style: disc;
  }
`;

const time = css`
  color: var(--muted);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
`;

const texts = notificationTexts.categories;
const { opens } = notificationTexts;
interface Kind {
  text: string;
  Icon: LucideIcon;
  variant: string;
  /** The effect of a click, for screen readers. */
  opens?: string;
}
const other: Kind = { text: notificationTexts.otherCategory, Icon: Bell, variant: badgeVariants.plain };
const kinds: Readonly<Record<string, Kind>> = {
  'schedule-premium': {
    text: texts['schedule-premium'],
    Icon: Star,
    variant: badgeVariants.premium,
    opens: opens.waitingRoom,
  },
  schedule: { text: texts.schedule, Icon: CalendarClock, variant: badgeVariants.schedule, opens: opens.waitingRoom },
  recept: { text: texts.recept, Icon: FileText, variant: badgeVariants.good, opens: opens.recepts },
  queue: { text: texts.queue, Icon: Ticket, variant: badgeVariants.queue, opens: opens.waitingRoom },
};
