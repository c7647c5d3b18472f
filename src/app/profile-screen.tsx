import { AnnouncementSummary } from '../features/announcement/announcement-summary';
import { DoctorSummary } from '../features/doctor-status/doctor-summary';
import { Profile } from '../features/settings/profile';

/** What patients see of the doctor, and what he or she tells them. */
export function ProfileScreen() {
  return (
    <Profile
      aside={
        <>
          <DoctorSummary />
          <AnnouncementSummary />
        </>
      }
    />
  );
}
