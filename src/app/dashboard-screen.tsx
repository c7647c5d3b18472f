import { AnnouncementSummary } from '../features/announcements/announcement-summary';
import { Dashboard } from '../features/dashboard/dashboard';
import { DoctorSummary } from '../features/doctor-state/doctor-summary';
import { TodaySummary } from '../features/tickets/room/today-summary';
import { paths } from './paths';

/** Combines the summaries of several features. */
export function DashboardScreen() {
  return (
    <Dashboard
      paths={counterPaths}
      waitingRoom={<TodaySummary path={paths.waitingRoom} />}
      aside={
        <>
          <DoctorSummary />
          <AnnouncementSummary />
        </>
      }
    />
  );
}

const counterPaths = { tickets_today: paths.waitingRoom, patients: paths.patients, recepts_pending: paths.recepts };
