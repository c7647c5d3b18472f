/** An invented person. The id numbers have invalid check digits. */
export type PersonRow = readonly [
  fullname: string,
  role: 'patient' | 'visitor',
  idNumber: string,
  birthDate: string,
  insurance: string,
  note?: string,
];

/** Further patients of the general practitioner, who are not in the demo's days. */
export const MORE_PATIENTS: readonly PersonRow[] = [
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

export const WOMEN =
  names(`Adela Alena Alžbeta Anna Beáta Darina Denisa Erika Hana Irena Jarmila Jolana Klára Lenka Margita
  Martina Petra Renáta Tatiana Viera`);

export const MEN = names(`Alojz Anton Daniel Dušan Eduard Filip Gustáv Henrich Ivan Július Ladislav Leonard Martin Matej
  Miroslav Norbert Patrik Richard Samuel Vojtech`);

/** Surnames of men; women's add „ová“. */
export const SURNAMES =
  names(`Antal Baran Bohuš Čapkovič Daniš Fabian Gajdoš Horňák Ivanič Jančovič Klement Kubík Lukáč Majer
  Mišík Petrovič Roman Sokol Štefánik Tomáš Urban Valent Zeman`);
