import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Billing, Payout, Payouts as PayoutsAnswer } from '../../api/contract';
import type { LoadOptions } from './coalesced-load';
import { createResource, type OwnResource, type ResourceOptions } from './resource';

export interface Payouts extends OwnResource<readonly Payout[]> {
  /** Whom to invoice; `null` where the server does not say. */
  readonly billing: ReadonlySignal<Billing | null>;
}

export function createPayouts(
  load: (options: LoadOptions) => Promise<PayoutsAnswer>,
  options?: ResourceOptions<PayoutsAnswer>,
): Payouts {
  const { data, failure, isLoading, loadedAt, defect, reload, retry, clear } = createResource(load, options);
  return {
    data: computed(() => data.value?.payouts ?? null),
    billing: computed(() => data.value?.billing ?? null),
    failure,
    isLoading,
    loadedAt,
    defect,
    reload,
    retry,
    clear,
  };
}
