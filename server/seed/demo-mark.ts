import type { Database } from '../database/connection';

/** Marks a database as a demo. Everybody knows the password of its accounts, so they must not be active next to a real doctor's. */
export interface DemoMark {
  isDemo(): boolean;
  isDemoDoctor(doctorId: number): boolean;
  /** Marks the database as a demo, with these accounts. */
  markDemo(doctorIds: readonly number[]): void;
  /** Ends the demo once another doctor is active: disables its accounts and ends their sessions. */
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
