import { WaitingRoom } from '../features/waiting-room/waiting-room';
import { waitingRoomTexts } from '../texts/waiting-room';
import { Page } from './page';

export function WaitingRoomScreen() {
  return (
    <Page title={waitingRoomTexts.title}>
      <WaitingRoom />
    </Page>
  );
}
