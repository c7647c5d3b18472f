import type { Database } from '../database/connection';
import { readSetting, writeSetting } from '../database/state';

/** Marks a database as a demo. Everybody knows the password of its accounts, so they must not be active next to a real doctor's. */
export type DemoMark = ReturnType<typeof createDemoMark>;

/** `disable` also ends the doctor's sessions. */
export function createDemoMark(database: Database, disable: (doctorId: number) => void) {
  const isDemo = () => readSetting(database, STATE) === 'on';
  const demoDoctors = () => (readSetting(database, DOCTORS) ?? '').split(',').filter(Boolean).map(Number);

  return {
    isDemo,
    isDemoDoctor: (doctorId: number) => demoDoctors().includes(doctorId),
    /** Marks the database as a demo, with these accounts. */
    markDemo(doctorIds: readonly number[]) {
      database.transaction(() => {
        writeSetting(database, STATE, 'on');
        writeSetting(database, DOCTORS, [...new Set([...demoDoctors(), ...doctorIds])].join(','));
      });
    },
    /** Ends the demo once another doctor is active: disables its accounts and ends their sessions. */
    endDemoBesideOthers() {
      if (!isDemo()) return;
      const ids = demoDoctors();
      const active = database.all<{ id: number }>(`SELECT id FROM doctors WHERE status = 'active'`);
      if (active.every(({ id }) => ids.includes(id))) return;
      database.transaction(() => {
        writeSetting(database, STATE, 'ended');
        for (const id of ids) disable(id);
      });
    },
  };
}

const STATE = 'demo';
const DOCTORS = 'demo-doctors';
