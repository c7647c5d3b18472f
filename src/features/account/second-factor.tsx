import { createAccount } from '../../state/account/account';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { useStore } from '../../state/react/store-context';
import { accountTexts } from '../../texts/account';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { Part } from './part';
import { SecondFactorState } from './second-factor-state';

const texts = accountTexts.secondFactor;

/** „Dvojstupňové overenie“. */
export function SecondFactor() {
  const { secondFactor } = useStore().late.of(createAccount);
  useReloadWhenStale(secondFactor);
  const resource = useResource(secondFactor);
  return (
    <Part title={texts.title} hint={resource.data?.second_factor ? texts.onHint : texts.offHint}>
      <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={1} />}>
        {(account) => <SecondFactorState account={account} />}
      </ResourceView>
    </Part>
  );
}
