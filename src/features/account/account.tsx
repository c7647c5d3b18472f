import { useStore, useValue } from '../../state/react/use-store';
import { useMay } from '../../state/react/use-may';
import { accountTexts as texts } from '../../texts/account';
import { Card } from '../../ui/content/card';
import { css } from '../../ui/style/style';
import { Password } from './password';
import { SecondFactor } from './second-factor';
import { Sessions } from './sessions';

/** „Účet a bezpečnosť“: the sections that the server offers. */
export function Account() {
  const admin = useValue(useStore().appData.admin);
  const mayUseSecondFactor = useMay('second-factor');
  const offers = (capability: string) => admin?.attributes.capabilities.includes(capability) === true;
  return (
    <Card title={texts.title}>
      <p className={hint}>{texts.hint}</p>
      {offers('password') && <Password username={admin?.email ?? ''} />}
      {offers('second-factor') && mayUseSecondFactor && <SecondFactor />}
      {offers('sessions') && <Sessions />}
    </Card>
  );
}

const hint = css`
  padding-bottom: 8px;
  color: var(--muted);
`;
