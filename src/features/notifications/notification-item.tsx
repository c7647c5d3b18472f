import { Bell, CalendarClock, FileText, Star, Ticket, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { Notification } from '../../api/contract';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { ownValue } from '../../lib/own-properties';
import { notificationTexts } from '../../texts/shell';
import { badgeVariants } from '../../ui/feedback/badge';
import { sensitiveClass } from '../../ui/content/sensitive';
import { SafeHtml } from '../../ui/content/safe-html';
import { classes, css } from '../../ui/style/style';

/** One notification: category, content and time. */
export const NotificationItem = memo(function NotificationItem(props: { notification: Notification; now: Date }) {
  const { category, content, created_at } = props.notification;
  const { text, Icon, variant } = ownValue(kinds, category ?? '') ?? other;
  return (
    <li className={item}>
      <span className={classes(circle, variant)}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <div className={textClass}>
        <span className={kind}>{text}</span>
        {content === null ? (
          <p>{notificationTexts.empty}</p>
        ) : (
          <SafeHtml html={content} className={classes(html, sensitiveClass)} />
        )}
        {created_at !== null && (
          <time dateTime={created_at} className={time}>
            {formatRelativeTime(created_at, props.now)}
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
const other = { text: notificationTexts.otherCategory, Icon: Bell, variant: badgeVariants.plain };
const kinds: Readonly<Record<string, { text: string; Icon: LucideIcon; variant: string }>> = {
  'schedule-premium': { text: texts['schedule-premium'], Icon: Star, variant: badgeVariants.premium },
  schedule: { text: texts.schedule, Icon: CalendarClock, variant: badgeVariants.schedule },
  recept: { text: texts.recept, Icon: FileText, variant: badgeVariants.good },
  queue: { text: texts.queue, Icon: Ticket, variant: badgeVariants.queue },
};
