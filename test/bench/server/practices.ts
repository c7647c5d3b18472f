import { openStores } from '../../../server/stores';

/** A practice with a logged-in doctor and waiting tickets. */
export interface BusyPractice {
  doctorId: number;
  token: string;
  ticketIds: number[];
}

/** Fills a database with practices, whose waiting rooms the run empties. */
export async function fillDatabase(databaseFile: string, count: number, ticketsEach: number): Promise<BusyPractice[]> {
  const practice = openStores({ databaseFile, timeZone: 'Europe/Bratislava', passwordCost: QUICK });
  const practices: BusyPractice[] = [];
  for (let number = 1; number <= count; number += 1) {
    const doctor = await practice.doctors.createDoctor({
      email: `lekar${number}@bench.test`,
      password: 'lavica 4700 pokusov',
      doctor_name: `MUDr. Meraná ${number}`,
    });
    const ticketIds = practice.transaction(() =>
      Array.from({ length: ticketsEach }, (_, index) => {
        const user_alternate = `Pacient ${index + 1}`;
        return practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate }, { isSilent: true }).id;
      }),
    );
    practices.push({ doctorId: doctor.id, token: practice.sessions.startSession(doctor.id), ticketIds });
  }
  practice.close();
  return practices;
}

/** A cheap hash: nobody logs in with these passwords. */
const QUICK = { N: 16, r: 8, p: 1 };
