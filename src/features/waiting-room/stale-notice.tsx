import { clockTime } from '../../lib/dates';
import { useStore } from '../../state/store-context';
import { useValue } from '../../state/use-value';
import { commonTexts } from '../../texts/common';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** A reload failed: what is seen stays, with the time that it is from. */
export function StaleNotice() {
  const { tickets } = useStore();
  const loadedAt = useValue(tickets.loadedAt);
  const isLoading = useValue(tickets.isLoading);
  return (
    <Notice
      kind="warning"
      role="status"
      action={
        <Button isBusy={isLoading} onClick={tickets.reload}>
          {commonTexts.retry}
        </Button>
      }
    >
      {waitingRoomTexts.stale(loadedAt ? clockTime(loadedAt) : '')}
    </Notice>
  );
}
