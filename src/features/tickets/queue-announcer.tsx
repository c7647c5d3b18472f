import { useEffect } from 'react';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { queueNewsTexts as texts } from '../../texts/queue-news';
import { ticketSubject } from '../../texts/ticket-subject';
import { hiddenClass } from '../../ui/style/theme';
import { queueNewsPart, type QueueNews } from './queue-news';

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
