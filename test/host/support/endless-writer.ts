// Run as a process of its own, to be killed in the middle of its work: takes tickets without end, and says the number
// of each one only after it is stored.
import { writeSync } from 'node:fs';
import { openPractice } from '../../../host/server/practice/practice';

const [databaseFile = '', doctorId = ''] = process.argv.slice(2);
const practice = openPractice({ databaseFile, timeZone: 'Europe/Bratislava' });
for (;;) {
  const { number } = practice.addTicket(Number(doctorId), { type: 'queue', event_note: 'x'.repeat(500) });
  writeSync(1, `${number}\n`);
}
