import { panel } from '../../../src/elements/panel';
import { announcementFormPart } from '../../../src/features/announcements/part';
import { doctorStateFormPart } from '../../../src/features/doctor-state/change';
import { doctorStatePart } from '../../../src/features/doctor-state/part';
import { loginPart } from '../../../src/features/login/part';
import { notificationsPart } from '../../../src/features/notifications';
import { officeHoursPart } from '../../../src/features/office-hours';
import { patientsPart } from '../../../src/features/patients';
import { prescriptionsPart } from '../../../src/features/prescriptions';
import { profilePart } from '../../../src/features/profile/part';
import { settingsPart } from '../../../src/features/settings/part';
import { ticketsPart } from '../../../src/features/tickets';
import { submissionsPart } from '../../../src/state/forms/submissions';
import { createStore as createStoreOfParts } from '../../../src/state/store';
import type { StoreConfig } from '../../../src/state/store-config';

export type Store = ReturnType<typeof createStore>;

/** A tab's store with the parts that plays use. Bundled with the panel's code: parts are identified by their objects in it. */
export function createStore(config: StoreConfig) {
  const store = createStoreOfParts(config, panel);
  const { part } = store;
  return {
    ...store,
    login: part(loginPart).login,
    tickets: part(ticketsPart),
    recepts: part(prescriptionsPart),
    notifications: part(notificationsPart),
    patients: part(patientsPart),
    officeHours: part(officeHoursPart),
    doctorState: part(doctorStatePart).state,
    profile: part(profilePart).fields,
    settings: part(settingsPart).fields,
    forms: {
      sending: part(submissionsPart).sending,
      addOfficeHours: part(officeHoursPart).store,
      addAnnouncement: part(announcementFormPart).add,
      changeDoctorState: part(doctorStateFormPart).change,
    },
  };
}
