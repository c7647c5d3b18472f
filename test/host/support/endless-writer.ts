// Runs as its own process, to be killed while it writes: takes tickets endlessly, and prints the number
// of each only after it is stored.
import { writeSync } from 'node:fs';
import { openPractice } from '../../../host/server/practice/practice';

const [databaseFile = '', doctorId = ''] = process.argv.slice(2);
const practice = openPractice({ databaseFile, timeZone: 'Europe/Bratislava' });
for (;;) {
  const { number } = practice.addTicket(Number(doctorId), { type: 'queue', event_note: 'x'.repeat(500) });
  writeSync(1, `${number}\n`);
}
