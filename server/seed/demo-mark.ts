import type { Database } from '../database/connection';

/** Whether a database is a demo. The password of its accounts is known to everybody, so that they must not be beside a real doctor's. */
export interface DemoMark {
  isDemo(): boolean;
  isDemoDoctor(doctorId: number): boolean;
  /** Makes the database a demo, with these accounts. */
  markDemo(doctorIds: readonly number[]): void;
  /** Ends the demo once a doctor of its own is active: its accounts are disabled, and their sessions over. */
  endDemoBesideOthers(): void;
}

/** `disable` also ends the doctor's sessions. */
export function createDemoMark(database: Database, disable: (doctorId: number) => void): DemoMark {
  const read = (name: string) =>
    database.first<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)?.value ?? '';
  const write = (name: string, value: string) =>
    void database.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);

  const isDemo = () => read(STATE) === 'on';
  const demoDoctors = () => read(DOCTORS).split(',').filter(Boolean).map(Number);

  return {
    isDemo,
    isDemoDoctor: (doctorId) => demoDoctors().includes(doctorId),
    markDemo(doctorIds) {
      database.transaction(() => {
        write(STATE, 'on');
        write(DOCTORS, [...new Set([...demoDoctors(), ...doctorIds])].join(','));
      });
    },
    endDemoBesideOthers() {
      if (!isDemo()) return;
      const ids = demoDoctors();
      const active = database.all<{ id: number }>(`SELECT id FROM doctors WHERE status = 'active'`);
      if (active.every(({ id }) => ids.includes(id))) return;
      database.transaction(() => {
        write(STATE, 'ended');
        for (const id of ids) disable(id);
      });
    },
  };
}

const STATE = 'demo';
const DOCTORS = 'demo-doctors';
