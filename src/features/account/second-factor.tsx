import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { accountTexts } from '../../texts/account';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { AccountSection } from './section';
import { SecondFactorState } from './second-factor-state';
import { usePart } from '../../state/react/use-store';
import { accountPart } from './part';

const texts = accountTexts.secondFactor;

/** „Dvojstupňové overenie“. */
export function SecondFactor() {
  const { secondFactor } = usePart(accountPart);
  useReloadWhenStale(secondFactor);
  const resource = useResource(secondFactor);
  return (
    <AccountSection title={texts.title} hint={resource.data?.second_factor ? texts.onHint : texts.offHint}>
      <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={1} />}>
        {(account) => <SecondFactorState account={account} />}
      </ResourceView>
    </AccountSection>
  );
}
