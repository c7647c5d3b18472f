import type { DoctorState } from '../../../src/features/doctor-state/contract';
import type { FieldErrors } from '../../../src/state/forms/form-submissions';
import type { Store } from '../world/panel-store';
import type {} from '../../../src/features/announcements/announcement.rules';
import type {} from '../../../src/features/doctor-state/doctor-state.rules';
import { officeHoursRequest } from '../../../src/features/office-hours/office-hours-values';
import type { FormKind } from '../model/script';

const HOURS_ROW = { id: null, hours_day: 'monday', hours_time_from: '08:00', hours_time_to: '12:00' };
/** Later than any test. */
const EXPIRES = '9999-12-01T08:00';

/** Opens the form and keeps a draft, as the form does while somebody types. */
export function typeInto(store: Store, form: FormKind, name: string): void {
  store.popups.show(form, {});
  if (form === 'office-hours') {
    store.drafts.of(form).keep({
      hours_name: name,
      hours_type: 'schedule',
      approximate_time_on_patient: '15',
      time_schedules: [HOURS_ROW],
    });
  } else if (form === 'announcement') store.drafts.of(form).keep({ expired_at: EXPIRES, note: name });
  else store.drafts.of(form).keep({ doctor_state: stateOf(name) });
}

/** Derives one of two states from the name. */
export const stateOf = (name: string): DoctorState => (name.length % 2 === 0 ? 'online' : 'ending');

/** The draft as JSON; `null` if there is none. */
export function draftOf(store: Store, form: FormKind): string | null {
  const draft: unknown = store.drafts.of(form).read();
  if (draft === undefined) return null;
  return JSON.stringify(draft);
}

/** Sends the form's draft; `undefined` if there is none. */
export function sendForm(store: Store, form: FormKind): Promise<FieldErrors | null> | undefined {
  if (form === 'office-hours') {
    const draft = store.drafts.of(form).read();
    return draft && store.forms.addOfficeHours(officeHoursRequest(draft, undefined));
  }
  if (form === 'announcement') {
    const draft = store.drafts.of(form).read();
    return draft && store.forms.addAnnouncement({ note: draft.note, expired_at: `${draft.expired_at}:00Z` });
  }
  const state = store.drafts.of(form).read()?.doctor_state;
  return state ? store.forms.changeDoctorState(state) : undefined;
}
