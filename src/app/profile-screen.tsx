import { AnnouncementInShort } from '../features/announcement/announcement-in-short';
import { DoctorInShort } from '../features/doctor-status/doctor-in-short';
import { Profile } from '../features/settings/profile';

/** What patients see of the doctor, and what he or she tells them. */
export function ProfileScreen() {
  return (
    <Profile
      aside={
        <>
          <DoctorInShort />
          <AnnouncementInShort />
        </>
      }
    />
  );
}
