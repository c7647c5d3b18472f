import { useOffers } from '../../../state/react/use-offers';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { Loading } from '../../../ui/feedback/loading';
import { ListWithPreview } from '../../../ui/lists/list-with-preview';
import { classes } from '../../../ui/style/style';
import { heights, tallFirst } from './ticket-row.style';

/** Has the size and position of the list that replaces it; without rows until the layout is settled. */
export function RoomSkeleton({ isSettled }: { isSettled: boolean }) {
  const hasNoShow = useOffers('ticket-no-show');
  return (
    <ListWithPreview previewTitle={texts.detail.title} hint={texts.choose} chosen={null} preview={null}>
      <div className={classes(heights, hasNoShow && tallFirst)}>
        <Loading hasLargeFirst rows={isSettled ? 4 : 0} />
      </div>
    </ListWithPreview>
  );
}
