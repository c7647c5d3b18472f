// `npm run screenshots`: pictures of five patients of the demo, of the built panel, for docs.
// `--folder /tmp/pictures --width 390 --height 844 --dark` takes others.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setStage } from './day/stage';

const PATIENTS = {
  regular: 'Eva Žiaková',
  'no-show': 'Emil Bartoš',
  allergy: 'Ján Novák',
  'first-visit': 'Tomáš Ďurica',
  ninety: 'Terézia Bočková',
};

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'docs/patient-history' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    dark: { type: 'boolean', default: false },
  },
});
await mkdir(values.folder, { recursive: true });
const stage = await setStage({ demo: true });
try {
  const { doctors, patients, sessions } = stage.practice;
  const [doctor] = doctors.doctors();
  if (!doctor) throw new Error('The demo has no doctor.');
  const { page } = await stage.open('panel', 'doctor', '/icon.svg');
  await page.setViewport({ width: Number(values.width), height: Number(values.height) });
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: values.dark ? 'dark' : 'light' },
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
    await detail?.screenshot({ path: join(values.folder, `${name}.png`) });
  }
} finally {
  await stage.close();
}
