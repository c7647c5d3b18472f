// Runs as its own process, to be killed while it writes: takes tickets endlessly, and prints the number
// of each only after it is stored.
import { writeSync } from 'node:fs';
import { openStores } from '../../../server/stores';

const [databaseFile = '', doctorId = ''] = process.argv.slice(2);
const practice = openStores({ databaseFile, timeZone: 'Europe/Bratislava' });
for (;;) {
  const { number } = practice.tickets.addTicket(Number(doctorId), { type: 'queue', event_note: 'x'.repeat(500) });
  print(`${number}\n`);
}

/** Waits while the reader of the pipe is too slow. */
function print(line: string): void {
  for (;;) {
    try {
      return void writeSync(1, line);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}
