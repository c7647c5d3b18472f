import { displayKey, displayKeyRenew } from './contract';
import { televisionTexts } from '../../texts/television';
import { definePart } from '../../state/parts';
import { createResource } from '../../state/resources/resource';
import { createSingleCall } from '../../state/resources/single-call';

/** The key for televisions. Loads with the settings screen. */
export const televisionPart = definePart(({ client, scope, keys, toasts, recovery }) => {
  const key = createResource((request) => client.call(displayKey, null, request), { recovery });
  const renewal = createSingleCall<true>(scope, key);

  return {
    ...key,
    renewal,
    renew: () =>
      renewal.run(
        true,
        () =>
          keys.send('display key', null, (idempotencyKey) =>
            client.call(displayKeyRenew, null, { key: idempotencyKey }),
          ),
        (renewed) => {
          key.update(() => renewed);
          key.invalidate();
          toasts.success(televisionTexts.renewed);
        },
      ),
    clear() {
      key.clear();
      renewal.clear();
    },
  };
});
