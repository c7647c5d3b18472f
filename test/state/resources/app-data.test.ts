import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { signal } from '@preact/signals-core';
import type { InitialData } from '../../../src/api/contract';
import { createAppData } from '../../../src/state/resources/app-data';
import { clockOn } from '../../support/practice-clock';
import { deferCalls } from '../../support/deferred-calls';

const initialData = (status: 'online' | 'offline', date: string | null): InitialData => ({
  admin: {
    id: 1,
    email: null,
    attributes: {
      doctor_name: null,
      avatar: null,
      specialization: null,
      phone: null,
      about: null,
      settings: {},
      capabilities: [],
      colleague: null,
      denied: [],
      is_public: true,
    },
    online_status: { status, date },
    special_announcement: null,
  },
  notifications: [],
  payoutsQueue: [],
  doctors: [],
  time_zone: null,
});

describe('the doctor’s state in the app data', () => {
  function open() {
    const today = signal('2026-11-10');
    const days = new Map<number, string>();
    const clock = {
      ...clockOn(today),
      now: () => days.set(days.size, today.peek()).size - 1,
      dayOf: (at: number) => days.get(at) ?? '',
    };
    const calls = deferCalls<InitialData>();
    const appData = createAppData({ load: calls.call, clock });
    const load = (status: 'online' | 'offline', date: string | null) => {
      appData.reload();
      return calls.answer(calls.made.length - 1, initialData(status, date));
    };
    return { today, appData, load };
  }

  it('X1 the same state, set elsewhere on the next day, holds for that day', async () => {
    const { today, appData, load } = open();
    await load('online', '2026-11-10');
    today.value = '2026-11-11';
    await load('online', '2026-11-10');
    expect(appData.doctorState.value, 'it is of yesterday').to.equal('offline');
    await load('online', '2026-11-11');
    expect(appData.doctorState.value).to.equal('online');
    appData.putDoctorState('ending');
    expect(appData.doctorState.value).to.equal('ending');
    today.value = '2026-11-12';
    expect(appData.doctorState.value).to.equal('offline');
  });

  it('X1 of a server that does not say when, it holds for the day on which it was first seen', async () => {
    const { today, appData, load } = open();
    await load('online', null);
    expect(appData.doctorState.value).to.equal('online');
    today.value = '2026-11-11';
    await load('online', null);
    expect(appData.doctorState.value).to.equal('offline');
  });
});
