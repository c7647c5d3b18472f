import { useEffect, useState } from 'react';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { queueNewsTexts as texts } from '../../texts/late-parts';
import { ticketSubject } from '../../texts/waiting-room';
import { hiddenClass } from '../../ui/style/theme';
import { queueNewsPart, type QueueNews } from './queue-news';
import { waitingClockTexts } from '../../texts/waiting-clock';
import { useZone } from '../../ui/content/practice-time';
import { waitingClockPart } from './waiting-clock';

/** Announces to screen readers who has joined or left the waiting room, and who is next: once for a burst of changes. */
export function QueueAnnouncer() {
  const { display } = useStore();
  const part = usePart(queueNewsPart);
  const news = useValue(part.news);
  const isSlow = useValue(part.isSlow);
  const isPrivate = useValue(display.isPrivate);
  useEffect(() => part.watch(), [part]);
  return (
    <>
      <span role="status" className={hiddenClass} data-queue-news="">
        {news && <span key={news.number}>{inWords(news, isPrivate)}</span>}
      </span>
      <span role="status" className={hiddenClass}>
        {isSlow && texts.slow}
      </span>
    </>
  );
}

function inWords({ added, left, next, hadNext, recepts }: QueueNews, isPrivate: boolean): string {
  return [
    added > 0 && texts.added(added),
    left > 0 && texts.left(left),
    next && (isPrivate ? hadNext && texts.nextIsOther : texts.next(ticketSubject(next))),
    recepts > 0 && texts.recepts(recepts),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Announces to screen readers that an appointment's time has passed, except for announcements made before it mounted. */
export function PassedAnnouncer() {
  const { announced, announce } = usePart(waitingClockPart);
  const { hours, total } = useValue(announced);
  const zone = useZone();
  const [before] = useState(total);
  // Starts after mount: a live region must exist before its first message.
  useEffect(() => announce(), [announce]);
  return (
    <span role="status" className={hiddenClass}>
      {total > before && <span key={total}>{waitingClockTexts.passedNow(hours, zone)}</span>}
    </span>
  );
}
