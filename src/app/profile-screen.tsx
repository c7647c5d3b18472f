import { AnnouncementSummary } from '../features/announcement/announcement-summary';
import { DoctorSummary } from '../features/doctor-status/doctor-summary';
import { Profile } from '../features/settings/profile';

/** The doctor's profile, with status and announcement. */
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
