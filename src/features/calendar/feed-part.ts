import { definePart } from '../../state/parts';
import { createResource } from '../../state/resources/resource';
import { createSingleCall } from '../../state/resources/single-call';
import { calendarFeedTexts } from '../../texts/settings-sections';
import { calendarFeed, calendarFeedRenew, calendarFeedRevoke, type CalendarFeed } from './feed.contract';

/** `make`: the first address; `renew`: a new address that replaces it. */
type FeedAction = 'make' | 'renew' | 'revoke';

/** The address of the calendar feed. Loaded with the settings screen. */
export const calendarFeedPart = definePart(({ client, scope, keys, toasts, recovery }) => {
  const feed = createResource((request) => client.call(calendarFeed, null, request), { recovery });
  const changes = createSingleCall<FeedAction>(scope, feed);

  const send = (action: FeedAction): Promise<CalendarFeed> =>
    keys.send('calendar feed', action, async (key) => {
      if (action !== 'revoke') return client.call(calendarFeedRenew, null, { key });
      await client.call(calendarFeedRevoke, null, { key });
      return { url: null };
    });

  return {
    ...feed,
    changes,
    run: (action: FeedAction) =>
      changes.run(
        action,
        () => send(action),
        (changed) => {
          feed.update(() => changed);
          // A running load may have begun before the change.
          feed.invalidate();
          toasts.success(calendarFeedTexts.done[action]);
        },
      ),
    clear() {
      feed.clear();
      changes.clear();
    },
  };
});
