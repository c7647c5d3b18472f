import { RequireLogin } from '../features/auth/require-login';
import { WaitingRoom } from '../features/waiting-room/waiting-room';
import { screenTexts } from '../texts/screens';
import { css } from '../ui/style/style';
import { OrdinaciaElement } from './ordinacia-element';

/** The waiting room alone: groups, next, cancel, detail; its own login. */
export class OrdinaciaWaitingRoomElement extends OrdinaciaElement {
  protected override renderContent() {
    return (
      <section aria-label={screenTexts.waitingRoom.title} className={padded}>
        <RequireLogin>
          <WaitingRoom />
        </RequireLogin>
      </section>
    );
  }
}

const padded = css`
  padding: min(16px, var(--spacing));
`;
