import { useOffers } from '../../state/react/use-offers';
import { AbsenceList } from '../absences';
import { OfficeHoursList } from './office-hours-list';

/** The office hours, and the absences if the server offers them. */
export function OfficeHoursScreen() {
  const hasAbsences = useOffers('absences');
  return (
    <>
      <OfficeHoursList />
      {hasAbsences && <AbsenceList />}
    </>
  );
}
