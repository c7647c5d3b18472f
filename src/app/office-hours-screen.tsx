import { AbsenceList } from '../features/absences/absence-list';
import { OfficeHoursList } from '../features/office-hours/office-hours-list';
import { useOffers } from '../state/react/use-offers';
import { officeHoursPath } from './paths';

/** The office hours, and the absences where the server lists them. */
export function OfficeHoursScreen() {
  const hasAbsences = useOffers('absences');
  return (
    <>
      <OfficeHoursList pathOf={officeHoursPath} />
      {hasAbsences && <AbsenceList />}
    </>
  );
}
