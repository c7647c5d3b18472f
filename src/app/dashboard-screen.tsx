import { AnnouncementInShort } from '../features/announcement/announcement-in-short';
import { Dashboard } from '../features/dashboard/dashboard';
import { DoctorInShort } from '../features/doctor-status/doctor-in-short';
import { TodayInShort } from '../features/waiting-room/today-in-short';
import { paths } from './paths';

/** What several features say of today, on one screen. */
export function DashboardScreen() {
  return (
    <Dashboard
      paths={counterPaths}
      waitingRoom={<TodayInShort path={paths.waitingRoom} />}
      aside={
        <>
          <DoctorInShort />
          <AnnouncementInShort />
        </>
      }
    />
  );
}

const counterPaths = { tickets_today: paths.waitingRoom, patients: paths.patients, recepts_pending: paths.recepts };
