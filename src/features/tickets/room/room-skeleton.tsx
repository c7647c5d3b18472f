import { useOffers } from '../../../state/react/use-offers';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { Loading } from '../../../ui/feedback/loading';
import { ListWithPreview } from '../../../ui/lists/list-with-preview';
import { classes } from '../../../ui/style/style';
import { heights, tallFirst } from './ticket-row.style';

/** As wide and as high as the list that follows, and where it will stand: nothing is drawn before that is known. */
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
