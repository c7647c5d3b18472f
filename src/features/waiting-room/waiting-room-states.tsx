import type { Failure } from '../../api/failure';
import { SKELETON_DELAY_MS, SLOW_HINT_MS } from '../../constants';
import { useStore } from '../../state/store-context';
import { useValue } from '../../state/use-value';
import { commonTexts } from '../../texts/common';
import { failureText } from '../../texts/failures';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { Button } from '../../ui/button';
import { Delayed } from '../../ui/delayed';
import { emoji, Message } from '../../ui/message';
import { skeletonClass } from '../../ui/skeleton';
import { css } from '../../ui/style';
import { hiddenClass } from '../../ui/theme';

export function WaitingRoomLoading() {
  return (
    <div role="status" className={list}>
      <Delayed by={SKELETON_DELAY_MS}>
        <span className={hiddenClass}>{commonTexts.loading}</span>
        <div className={skeletonClass} data-size="large" />
        <div className={skeletonClass} />
        <div className={skeletonClass} />
        <div className={skeletonClass} />
      </Delayed>
      <Delayed by={SLOW_HINT_MS}>
        <p className={hint}>{commonTexts.slow}</p>
      </Delayed>
    </div>
  );
}

export function WaitingRoomFailed({ failure }: { failure: Failure }) {
  const { tickets } = useStore();
  const isLoading = useValue(tickets.isLoading);
  return (
    <div role="alert">
      <Message emoji={emoji.confused} title={waitingRoomTexts.loadFailed}>
        <p>{failureText(failure.kind, failure.retryAfterSeconds)}</p>
        <Button look="primary" isBusy={isLoading} onClick={tickets.reload}>
          {commonTexts.retry}
        </Button>
      </Message>
    </div>
  );
}

const list = css`
  display: grid;
  gap: 8px;
`;

const hint = css`
  padding: 8px 0;
  color: var(--muted);
  text-align: center;
`;
