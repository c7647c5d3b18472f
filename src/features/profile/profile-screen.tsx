import { useStore, useValue } from '../../state/react/use-store';
import { useMay } from '../../state/react/use-may';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { css } from '../../ui/style/style';
import { AnnouncementSummary } from '../announcements';
import { DoctorSummary } from '../doctor-state';
import { Profile } from './profile';

const Account = lazyPart('account', async () => (await import('../account')).Account);

/** Server capabilities that make up „Účet a bezpečnosť“. */
const accountCapabilities = ['password', 'second-factor', 'sessions'];

/** The doctor's profile, with the account, the status and the announcement; for a colleague only the own account. */
export function ProfileScreen() {
  const mayProfile = useMay('profile');
  const offered = useValue(useStore().appData.admin)?.attributes.capabilities;
  const account = accountCapabilities.some((one) => offered?.includes(one)) && <Account />;
  if (!mayProfile) return <div className={column}>{account}</div>;
  return (
    <Profile
      aside={
        <>
          <DoctorSummary />
          <AnnouncementSummary />
        </>
      }
      account={account}
    />
  );
}

const column = css`
  max-width: 752px;
`;
