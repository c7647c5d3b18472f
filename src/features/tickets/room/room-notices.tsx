import type { useResource } from '../../../state/react/use-resource';
import { useValue, usePart } from '../../../state/react/use-store';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { belowClass } from '../../../ui/feedback/below';
import { Notice } from '../../../ui/feedback/notice';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { ticketsPart } from '..';

/** Notices at the bottom of the screen, where they shift no row: a new day has begun, or the tickets could not be reloaded. */
export function RoomNotices({ resource }: { resource: ReturnType<typeof useResource> }) {
  const tickets = usePart(ticketsPart);
  const isOutdated = useValue(tickets.isOutdated);
  const { data, failure, loadedAt, isLoading, reload } = resource;
  if (failure ? data === null : !isOutdated) return null;
  return (
    <div className={belowClass} data-below="">
      {failure ? (
        <StaleNotice loadedAt={loadedAt} failure={failure} isRetrying={isLoading} onRetry={reload} />
      ) : (
        <Notice variant="warning" role="status">
          {waitingRoomTexts.newDay}
        </Notice>
      )}
    </div>
  );
}
