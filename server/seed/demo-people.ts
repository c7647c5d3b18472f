import type { Doctor } from '../features/doctors/store';
import type { NewUser } from '../features/patients/store';
import type { Stores } from '../stores';
import { HISTORIES } from './demo-histories';

interface DemoPerson {
  /** The e-mail identifies the person at later starts. */
  user: NewUser & { email: string };
  isPatient: boolean;
  /** The doctor's note about the person. */
  note?: string;
}

/** An invented person. The id numbers have invalid check digits. */
type PersonRow = readonly [
  fullname: string,
  role: 'patient' | 'visitor',
  idNumber: string,
  birthDate: string,
  insurance: string,
  note?: string,
];

/** Further patients of the general practitioner, who are not in the demo's days. */
const MORE_PATIENTS: readonly PersonRow[] = [
  ['Adam Bielik', 'patient', '790319/7468', '1979-03-19', 'VšZP'],
  ['Agáta Sýkorová', 'patient', '476002/196', '1947-10-02', 'Dôvera', 'Chodí s barlami, pomôcť pri vstupe.'],
  ['Alexandra Tóthová', 'patient', '455917/319', '1945-09-17', 'VšZP'],
  ['Andrej Polák', 'patient', '490811/528', '1949-08-11', 'VšZP', 'Diabetes 2. typu, kontrola každé tri mesiace.'],
  ['Barbora Vlčeková', 'patient', '685216/7955', '1968-02-16', 'VšZP'],
  ['Branislav Kováčik', 'patient', '530425/745', '1953-04-25', 'VšZP'],
  ['Cyril Hudák', 'patient', '880126/4622', '1988-01-26', 'VšZP'],
  ['Dáša Rusnáková', 'patient', '555529/7867', '1955-05-29', 'VšZP'],
  ['Dominik Gašpar', 'patient', '070302/6054', '2007-03-02', 'VšZP'],
  ['Elena Švecová', 'patient', '516025/684', '1951-10-25', 'VšZP', 'Alergia na sulfónamidy.'],
  ['Emil Bartoš', 'patient', '850219/9974', '1985-02-19', 'VšZP'],
  ['František Žák', 'patient', '451113/310', '1945-11-13', 'Union'],
  ['Gabriela Mrázová', 'patient', '065807/6146', '2006-08-07', 'Union'],
  ['Helena Ľuptáková', 'patient', '965704/5911', '1996-07-04', 'VšZP'],
  ['Igor Šimko', 'patient', '611224/4999', '1961-12-24', 'VšZP'],
  ['Ivana Ďurišová', 'patient', '765925/9111', '1976-09-25', 'Dôvera'],
  ['Jakub Kollár', 'patient', '950528/2199', '1995-05-28', 'VšZP'],
  ['Jozef Čech', 'patient', '030803/3702', '2003-08-03', 'Dôvera'],
  ['Juraj Ondruš', 'patient', '570908/7909', '1957-09-08', 'VšZP', 'Warfarín – sledovať INR.'],
  ['Kamila Blahová', 'patient', '476013/686', '1947-10-13', 'Dôvera'],
  ['Karol Lackovič', 'patient', '811222/6737', '1981-12-22', 'Union'],
  ['Ľubica Pavlíková', 'patient', '965205/2533', '1996-02-05', 'Dôvera'],
  ['Magdaléna Némethová', 'patient', '986223/2064', '1998-12-23', 'VšZP'],
  ['Marián Sloboda', 'patient', '771128/8301', '1977-11-28', 'Dôvera'],
  ['Monika Jurčová', 'patient', '966208/6685', '1996-12-08', 'VšZP', 'Dojčí – pozor pri výbere liekov.'],
  ['Natália Chovancová', 'patient', '975701/3753', '1997-07-01', 'VšZP'],
  ['Oľga Medveďová', 'patient', '015131/4575', '2001-01-31', 'Dôvera'],
  ['Pavol Matušek', 'patient', '540507/7519', '1954-05-07', 'Union', 'Kardiostimulátor od roku 2019.'],
  ['Rastislav Hrivnák', 'patient', '010211/3725', '2001-02-11', 'Union'],
  ['Silvia Kubišová', 'patient', '896009/5552', '1989-10-09', 'VšZP'],
  ['Viliam Záhradník', 'patient', '931009/5561', '1993-10-09', 'Union'],
  ['Xénia Ráczová', 'patient', '836216/7233', '1983-12-16', 'VšZP'],
  ['Terézia Bočková', 'patient', '365912/187', '1936-09-12', 'VšZP'],
];

const names = (text: string) => text.split(/\s+/);

const WOMEN = names(`Adela Alena Alžbeta Anna Beáta Darina Denisa Erika Hana Irena Jarmila Jolana Klára Lenka Margita
  Martina Petra Renáta Tatiana Viera`);

const MEN = names(`Alojz Anton Daniel Dušan Eduard Filip Gustáv Henrich Ivan Július Ladislav Leonard Martin Matej
  Miroslav Norbert Patrik Richard Samuel Vojtech`);

/** Surnames of men; women's add „ová“. */
const SURNAMES = names(`Antal Baran Bohuš Čapkovič Daniš Fabian Gajdoš Horňák Ivanič Jančovič Klement Kubík Lukáč Majer
  Mišík Petrovič Roman Sokol Štefánik Tomáš Urban Valent Zeman`);

/** The invented people of the demo; the domain of their e-mail identifies their practice. */
const DEMO_PEOPLE: readonly DemoPerson[] = [
  ...practicePeople('kovacova', [
    ['Ján Novák', 'patient', '640312/6127', '1964-03-12', 'VšZP'],
    ['Mária Horváthová', 'patient', '885719/6204', '1988-07-19', 'Dôvera'],
    ['Ľubomír Šťastný', 'patient', '710908/6339', '1971-09-08', 'Union'],
    ['Katarína Čierna', 'visitor', '935227/6418', '1993-02-27', 'VšZP'],
    ['RNDr. Alžbeta Magdaléna Szentiványiová-Országhová, PhD.', 'patient', '495430/622', '1949-04-30', 'VšZP'],
    ['Tomáš Ďurica', 'patient', '010615/6552', '2001-06-15', 'Dôvera'],
    ['Zuzana Krajčírová', 'patient', '775611/6673', '1977-06-11', 'VšZP', 'Kontrola tlaku každé tri mesiace.'],
    ['Štefan Oravec', 'patient', '520101/618', '1952-01-01', 'Dôvera'],
    ['Lucia Mináriková', 'visitor', '965502/6791', '1996-05-02', 'Union'],
    ['Ing. Vladimír Hlaváč', 'patient', '820724/6835', '1982-07-24', 'VšZP'],
    ['Božena Ťažká', 'patient', '585209/6914', '1958-02-09', 'VšZP', 'Horšie počuje, hovoriť zreteľne.'],
    ['Eva Žiaková', 'patient', '905930/7018', '1990-09-30', 'Dôvera'],
    ...MORE_PATIENTS,
  ]),
  ...practicePeople('hruska', [
    ['Michal Baláž', 'patient', '870405/7126', '1987-04-05', 'VšZP'],
    ['Jana Vargová', 'patient', '795817/7243', '1979-08-17', 'Dôvera', 'Znamienko na ľavom ramene sledovať.'],
    ['Róbert Sloboda', 'visitor', '660228/7352', '1966-02-28', 'Union'],
    ['Simona Hudecová', 'patient', '025923/7461', '2002-09-23', 'VšZP'],
    ['Ondrej Kmeť', 'visitor', '911111/7570', '1991-11-11', 'Dôvera'],
    ['Helena Petrášová', 'patient', '545128/768', '1954-01-28', 'VšZP'],
  ]),
];

/** Occasional visitors who are on no list: without them each patient would come seventy times a year. */
const VISITORS: readonly DemoPerson[] = [...visitors('kovacova', 0, 600), ...visitors('hruska', 600, 900)];

/** Generates visitors. Names are unique, because the lengths of the lists have no common divisor. */
function visitors(code: string, from: number, to: number): DemoPerson[] {
  return Array.from({ length: to - from }, (_, index) => {
    const isWoman = index % 2 === 0;
    const place = Math.floor((from + index) / 2);
    const firstNames = isWoman ? WOMEN : MEN;
    const surname = SURNAMES[place % SURNAMES.length] ?? '';
    const fullname = `${firstNames[place % firstNames.length] ?? ''} ${surname}${isWoman ? 'ová' : ''}`;
    return { user: { fullname, email: `navstevnik${index + 1}@${code}.test` }, isPatient: false };
  });
}

/** The code of the person's practice. */
const ambulanceOf = (email: string) => /@(\w+)\.test$/.exec(email)?.[1];

function practicePeople(code: string, rows: readonly PersonRow[]): DemoPerson[] {
  return rows.map(([fullname, role, id_number, birth_date, insurance_title, note], index) => ({
    user: {
      fullname,
      email: `pacient${index + 1}@${code}.test`,
      phone: `+421 900 000 ${index + (code === 'hruska' ? 201 : 101)}`,
      id_number,
      birth_date,
      insurance_title,
      ...(index % 3 === 0 ? { avatar: portrait(index) } : {}),
    },
    isPatient: role === 'patient',
    ...(note === undefined ? {} : { note }),
  }));
}

/** A picture as a data URL, which needs no file and no other server. */
function portrait(index: number): string {
  const colour = ['0f766e', '7c3aed', 'b45309', '1d4ed8'][(index / 3) % 4] ?? '0f766e';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#${colour}"/>` +
    `<g fill="#fff" fill-opacity=".85"><circle cx="48" cy="37" r="17"/><path d="M14 96c2-24 16-36 34-36s32 12 34 36z"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const demoPerson = (fullname: string) => DEMO_PEOPLE.find(({ user }) => user.fullname === fullname);

/** People of the demo who visit this doctor. */
export const peopleOf = ({ code }: Doctor) => DEMO_PEOPLE.filter(({ user }) => ambulanceOf(user.email) === code);

/** People with random visits: everybody without an entry in `HISTORIES`. */
export const randomVisitorsOf = (doctor: Doctor) => [
  ...peopleOf(doctor).filter(({ user }) => !HISTORIES.has(user.fullname)),
  ...VISITORS.filter(({ user }) => ambulanceOf(user.email) === doctor.code),
];

/** The stored person, created when first needed. */
export function userIdOf(stores: Pick<Stores, 'people'>, { user }: DemoPerson): number {
  return (stores.people.userByEmail(user.email) ?? stores.people.createUser(user)).id;
}
