import { LoggedIn } from '../features/auth/logged-in';
import { WaitingRoom } from '../features/waiting-room/waiting-room';
import { waitingRoomTexts } from '../texts/waiting-room';
import { css } from '../ui/style/style';
import { OrdinaciaElement } from './ordinacia-element';

/** `<ordinacia-waiting-room>`: the waiting room alone, in any page. */
export class OrdinaciaWaitingRoomElement extends OrdinaciaElement {
  protected override renderContent() {
    return (
      <section aria-label={waitingRoomTexts.title} className={padded}>
        <LoggedIn>
          <WaitingRoom />
        </LoggedIn>
      </section>
    );
  }
}

const padded = css`
  padding: min(16px, var(--spacing));
`;
