import { expect } from '@open-wc/testing';
import * as calls from '../../src/api/calls';
import { defaultEndpoints as paths } from '../../src/api/endpoints';
import type { AppointmentRequest } from '../../src/api/contract';
import * as forms from '../../src/api/form-calls';
import * as practiceOf from '../support/practice';
import { createTestClient, failureOf } from '../support/test-client';

const { createPractice, storedAbsences, storedAnnouncement, storedDoctorState, storedOfficeHours, storedTickets } =
  practiceOf;

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const everyDay = {
  hours_name: 'Objednaní pacienti',
  hours_type: 'schedule',
  approximate_time_on_patient: 30,
  time_schedules: days.map((hours_day) => ({ hours_day, hours_time_from: '08:00', hours_time_to: '10:00' })),
} as const;
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

const clientOf = ({ lane, token }: practiceOf.TestPractice) =>
  createTestClient({ apiBase: `${location.origin}/lane/${lane}`, token: () => token });

describe('form calls against the practice server', () => {
  it('C18 C19 C21 adds, changes, lists and removes office hours', async () => {
    const practice = await createPractice([], { officeHours: [{ ...everyDay, time_schedules: [] }] });
    const client = clientOf(practice);
    const [given] = await storedOfficeHours(practice);
    const added = await forms.addOfficeHours(client, paths.officeHoursAdd, everyDay);
    expect(added.time_schedules.map(({ hours_day }) => hours_day)).to.deep.equal(days);
    const changed = await forms.addOfficeHours(client, paths.officeHoursAdd, {
      id: added.id,
      hours_name: 'Iné',
      hours_type: 'queue',
      approximate_time_on_patient: 10,
      time_schedules: [],
    });
    expect(await forms.getOfficeHours(client, paths.officeHours, {})).to.deep.equal([given, changed]);
    await calls.postId(client, paths.officeHoursRemove, added.id);
    expect(await storedOfficeHours(practice)).to.deep.equal([given]);
    const row = { hours_day: 'monday', hours_time_from: '10:00', hours_time_to: '09:00' };
    const form = { ...everyDay, time_schedules: [row] };
    const { kind, errors } = await failureOf(forms.addOfficeHours(client, paths.officeHoursAdd, form));
    expect([kind, Object.keys(errors)]).to.deep.equal(['validation', ['time_schedules.0.hours_time_to']]);
  });

  it('C20 C22 C24 C4 stores the doctor’s state, an absence and an announcement, and returns them', async () => {
    const practice = await createPractice([], { substitutes: ['MUDr. Zastupovaniená'] });
    const client = clientOf(practice);
    expect(await forms.changeDoctorState(client, paths.doctorStateChange, 'ending')).to.equal('ending');
    expect(await storedDoctorState(practice)).to.equal('ending');

    const supplier_id = practice.substitutes[0]?.id ?? null;
    const absence = { absence_from: inDays(3), absence_to: inDays(5), supplier_id, supplier_name: null };
    const stored = await forms.addAbsence(client, paths.absenceAdd, absence);
    expect(new Date(stored.absence_to ?? '').toISOString()).to.equal(absence.absence_to);
    expect(await storedAbsences(practice)).to.deep.equal([stored]);

    const announcement = await forms.addAnnouncement(client, paths.specialAnnouncementAdd, {
      note: 'V piatok neordinujeme.',
      expired_at: inDays(1),
    });
    expect(await storedAnnouncement(practice)).to.deep.equal(announcement);
    const { admin } = await calls.getInitialData(client, paths.administrationInit, {});
    expect(admin.special_announcement).to.deep.equal(announcement);
    expect(admin.online_status.status).to.equal('ending');
  });

  it('C23 C26 C27 books one of the offered days and times as a ticket', async () => {
    const practice = await createPractice([], {
      officeHours: [{ ...everyDay, time_schedules: [...everyDay.time_schedules] }],
      absences: [{ absence_from: inDays(-1), absence_to: inDays(10) }],
    });
    const client = clientOf(practice);
    const [first] = await forms.getSchedules(client, paths.schedules, {});
    const day = first?.value ?? '';
    expect(day > inDays(8)).to.equal(true);
    const times = await forms.getScheduleTimes(client, paths.scheduleTimes, day, new AbortController().signal);
    const time = times.at(-1)?.time ?? '';
    const event: AppointmentRequest = {
      ticket_type: 'schedule' as const,
      ticket_value: { day, time },
      event_note: null,
      user_id: null,
      user_alternate: 'Ján Nový',
    };
    const ticket = await forms.addEvent(client, paths.eventAdd, event);
    const stored = await storedTickets(practice);
    expect(stored.at(-1)?.tickets.map(({ id }) => id)).to.deep.equal([ticket.id]);
    const { kind, errors } = await failureOf(forms.addEvent(client, paths.eventAdd, event));
    expect([kind, Object.keys(errors)]).to.deep.equal(['validation', ['ticket_value.time']]);
  });

  it('C24 X8 reads an announcement that exists at the start; a second one is refused', async () => {
    const practice = await createPractice([], { announcement: { note: 'Prvé', expired_at: inDays(1) } });
    expect((await storedAnnouncement(practice))?.note).to.equal('Prvé');
    const form = { note: 'Druhé', expired_at: inDays(2) };
    const call = forms.addAnnouncement(clientOf(practice), paths.specialAnnouncementAdd, form);
    expect(Object.keys((await failureOf(call)).errors)).to.deep.equal(['note']);
  });
});
