// `npm run screenshots`: pictures of five patients of the demo, of the built panel, for docs.
import { join } from 'node:path';
import { setStage } from './day/stage';

const PATIENTS = {
  regular: 'Eva Žiaková',
  'no-show': 'Emil Bartoš',
  allergy: 'Ján Novák',
  'first-visit': 'Tomáš Ďurica',
  ninety: 'Terézia Bočková',
};

const FOLDER = 'docs/patient-history';
const stage = await setStage({ demo: true });
try {
  const { doctors, patients, sessions } = stage.practice;
  const [doctor] = doctors.doctors();
  if (!doctor) throw new Error('The demo has no doctor.');
  const { page } = await stage.open('panel', 'doctor', '/icon.svg');
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ]);
  await page.evaluate(
    (token) => localStorage.setItem('ordinacia.admin-token', token),
    sessions.startSession(doctor.id),
  );
  for (const [name, fullname] of Object.entries(PATIENTS)) {
    const patient = patients.patientsOf(doctor.id).find(({ attributes }) => attributes.fullname === fullname);
    if (!patient) throw new Error(`The demo has no ${fullname}.`);
    await page.goto(`${stage.url}/admin/pacienti?pacient=${patient.id}`, { waitUntil: 'networkidle0' });
    await page.waitForSelector('aria/História pacienta[role="heading"]');
    const detail = await page.waitForSelector('aria/Detail pacienta[role="region"]');
    await detail?.screenshot({ path: join(FOLDER, `${name}.png`) });
  }
} finally {
  await stage.close();
}
