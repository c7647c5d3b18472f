import type { Admin } from '../practice/contract';
import { WAITING_LONG_MINUTES, WAITING_MARK_LIMITS, WAITING_MARK_MINUTES } from '../../constants';
import { settingsTexts as texts } from '../../texts/settings';
import { Card } from '../../ui/content/card';
import { css } from '../../ui/style/style';
import { StoredNumbers } from './stored-numbers';

/** The waits from which the waiting room marks a ticket. */
export function WaitingMarks({ admin }: { admin: Admin }) {
  return (
    <Card title={texts.waitingRoom}>
      <p className={hint}>{texts.waitingRoomInfo}</p>
      <StoredNumbers
        numbers={[
          { name: 'waiting_mark', usual: WAITING_MARK_MINUTES, ...WAITING_MARK_LIMITS },
          { name: 'waiting_long', usual: WAITING_LONG_MINUTES, ...WAITING_MARK_LIMITS },
        ]}
        labels={texts.waitingMarks}
        settings={admin.attributes.settings}
      />
    </Card>
  );
}

const hint = css`
  color: var(--muted);
`;
