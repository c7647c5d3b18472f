import { batch, signal } from '@preact/signals-core';
import { isOutcomeUnknown, type Failure } from '../../api/failure';
import { definePart } from '../../state/parts';
import { createResource } from '../../state/resources/resource';
import { calendarFeedTexts } from '../../texts/settings-sections';
import { calendarFeed, calendarFeedRenew, calendarFeedRevoke, type CalendarFeed } from './feed.contract';

/** `make`: the first address; `renew`: a new address that replaces it. */
type FeedAction = 'make' | 'renew' | 'revoke';

interface FeedFailure {
  action: FeedAction;
  isUnknown: boolean;
  code: string | null;
}

/** The address of the calendar feed. Loaded with the settings screen. */
export const calendarFeedPart = definePart(({ client, scope, keys, toasts, recovery }) => {
  const feed = createResource((request) => client.call(calendarFeed, null, request), { recovery });
  const running = signal<FeedAction | null>(null);
  const failure = signal<FeedFailure | null>(null);

  function end(action: FeedAction, failed: Failure | null): void {
    const isUnknown = failed !== null && isOutcomeUnknown(failed);
    batch(() => {
      running.value = null;
      failure.value = { action, isUnknown, code: failed?.code ?? null };
    });
    // The shown address may no longer be valid.
    if (isUnknown) feed.reload();
  }

  const send = (action: FeedAction): Promise<CalendarFeed> =>
    keys.send('calendar feed', action, async (key) => {
      if (action !== 'revoke') return client.call(calendarFeedRenew, null, { key });
      await client.call(calendarFeedRevoke, null, { key });
      return { url: null };
    });

  return {
    ...feed,
    running,
    actionFailure: failure,
    async run(action: FeedAction): Promise<void> {
      if (running.peek() !== null) return;
      batch(() => {
        running.value = action;
        failure.value = null;
      });
      await scope.track(send(action), {
        onDone(changed) {
          batch(() => {
            running.value = null;
            feed.update(() => changed);
            // A running load may have begun before the change.
            feed.invalidate();
          });
          toasts.success(calendarFeedTexts.done[action]);
        },
        onFailed: (failed) => end(action, failed),
      });
    },
    clear() {
      feed.clear();
      batch(() => {
        running.value = null;
        failure.value = null;
      });
    },
  };
});
