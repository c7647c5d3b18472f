import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { signal } from '@preact/signals-core';
import { Failure } from '../../../src/api/failure';
import { doctorStateChange } from '../../../src/features/doctor-state/change.contract';
import { administrationInit } from '../../../src/features/practice/contract';
import { doctorStateFormPart } from '../../../src/features/doctor-state/change';
import { doctorStatePart } from '../../../src/features/doctor-state/part';
import { initialData } from '../../support/initial-data';
import { nextTask } from '../../support/until';
import { createPartCore } from '../../support/part-core';
import { clockOn } from '../../support/practice-clock';

describe('the day of the doctor’s state', () => {
  function open() {
    const today = signal('2026-11-10');
    const days = new Map<number, string>();
    const clock = {
      ...clockOn(today),
      now: () => days.set(days.size, today.peek()).size - 1,
      dayOf: (at: number) => days.get(at) ?? '',
    };
    const { core, answer } = createPartCore(clock);
    const heard: Parameters<typeof core.otherTabs.on>[] = [];
    const told: string[] = [];
    Object.assign(core.otherTabs, {
      on: (...listener: Parameters<typeof core.otherTabs.on>) => heard.push(listener),
      notify: ({ name }: { name: string }) => told.push(name),
    });
    const doctor = core.part(doctorStatePart);
    const load = (status: 'online' | 'offline', date: string | null) => {
      answer(administrationInit, () => initialData({}, { status, date }));
      core.appData.reload();
      return nextTask();
    };
    answer(doctorStateChange, () => 'ending' as const);
    return {
      today,
      doctor,
      load,
      answer,
      told,
      /** Another tab reports a change. */
      hear: (event: string) => heard.forEach(([{ name }, listener]) => name === event && listener()),
      change: core.part(doctorStateFormPart).change,
    };
  }

  it('X1 the same state, set elsewhere on the next day, holds for that day', async () => {
    const { today, doctor, load, change } = open();
    await load('online', '2026-11-10');
    today.value = '2026-11-11';
    await load('online', '2026-11-10');
    expect(doctor.state.value, 'it is of yesterday').to.equal('offline');
    await load('online', '2026-11-11');
    expect(doctor.state.value).to.equal('online');
    await change('ending');
    expect(doctor.state.value).to.equal('ending');
    today.value = '2026-11-12';
    expect(doctor.state.value).to.equal('offline');
  });

  it('X1 of a server that does not say when, it holds for the day on which it was first seen', async () => {
    const { today, doctor, load } = open();
    await load('online', null);
    expect(doctor.state.value).to.equal('online');
    today.value = '2026-11-11';
    await load('online', null);
    expect(doctor.state.value).to.equal('offline');
  });

  it('X1 of such a server, the same state set again in another tab holds for the new day', async () => {
    const { today, doctor, load, hear, told, change } = open();
    await load('online', null);
    today.value = '2026-11-11';
    await change('ending');
    told.forEach(hear);
    await load('online', null);
    expect(doctor.state.value).to.equal('online');
    today.value = '2026-11-12';
    expect(doctor.state.value).to.equal('offline');
  });

  it('X1 of such a server, the same state set again holds where only the response was lost, but not where the server refused it', async () => {
    const { today, doctor, load, answer, change } = open();
    await load('online', null);
    today.value = '2026-11-11';
    for (const [failure, state] of [
      [new Failure('forbidden', 403), 'offline'],
      [new Failure('timeout'), 'online'],
    ] as const) {
      answer(doctorStateChange, () => {
        throw failure;
      });
      void change('online');
      await nextTask();
      expect(doctor.state.value).to.equal(state);
    }
  });
});
