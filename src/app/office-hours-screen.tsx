import { OfficeHoursList } from '../features/office-hours/office-hours-list';
import { officeHoursPath } from './paths';

export function OfficeHoursScreen() {
  return <OfficeHoursList pathOf={officeHoursPath} />;
}
