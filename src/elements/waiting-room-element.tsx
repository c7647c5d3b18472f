import { WAITING_ROOM_LEAST_PX } from '../constants';
import { RequireLogin } from '../features/login/require-login';
import { InOffice } from '../features/tickets/history/in-office';
import { WaitingRoom } from '../features/tickets/room/waiting-room';
import { Region } from '../frame/boundary';
import { screenTexts } from '../texts/screens';
import { css } from '../ui/style/style';
import { OrdinaciaElement } from './ordinacia-element';

/** The waiting room alone: groups, next, cancel, detail; its own login. */
export class OrdinaciaWaitingRoomElement extends OrdinaciaElement {
  /** @internal */
  protected override get leastHeight() {
    return WAITING_ROOM_LEAST_PX;
  }

  /** @internal */
  protected override renderContent() {
    return (
      <section aria-label={screenTexts.waitingRoom.title} className={padded}>
        <RequireLogin>
          <div className={office}>
            <Region>
              <InOffice />
            </Region>
          </div>
          <WaitingRoom />
        </RequireLogin>
      </section>
    );
  }
}

const office = css`
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
`;

const padded = css`
  padding: min(16px, var(--spacing));
`;
