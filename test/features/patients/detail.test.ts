import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { keysAreHeard } from '../../support/keys';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { openHostPage, type HostPage } from '../../support/host-page';
import type { Seen } from '../../support/mount';
import { createPractice } from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { findRow, rowOf, untilShown } from './patient-list';

const items = (see: Seen) =>
  Object.fromEntries(see.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));

/** Whoever was born so many years and days ago. */
function bornBefore(years: number, days: number): string {
  const date = new Date();
  date.setFullYear(date.getFullYear() - years, date.getMonth(), date.getDate() - days);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const anna = {
  fullname: 'Anna Kováčová',
  avatar: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  email: 'anna.kovacova@example.sk',
  phone: '+421 900 123 456',
  id_number: '866203/1234',
  birth_date: bornBefore(40, 3),
  insurance_title: 'Dôvera',
  note: 'Alergia na penicilín.\nChodí s vnučkou.',
};

describe('patient detail', () => {
  afterEach(async () => {
    document.querySelectorAll('iframe').forEach((frame) => frame.remove());
    await closeScreen();
  });

  it('R8 W2 a press opens every known field, with mail and telephone links', async () => {
    const practice = await createPractice([], { patients: [anna, { fullname: 'Ján Bez' }] });
    const { see } = await openScreen(practice, '/pacienti');
    await press(await findRow(see, 'Anna Kováčová'));
    const detail = await see.findByRole('region', { name: 'Detail pacienta' });
    await until(() => detail.textContent.includes('Anna Kováčová'));
    expect(detail.querySelector('img')?.getAttribute('src')).to.equal(anna.avatar);
    expect(items(see)).to.include({
      'Rodné číslo': '866203/1234',
      Telefón: '+421 900 123 456',
      'E-mail': 'anna.kovacova@example.sk',
      Poisťovňa: 'Dôvera',
      Poznámka: 'Alergia na penicilín.\nChodí s vnučkou.',
    });
    expect(items(see)['Dátum narodenia']).to.match(/^\d+\.\u00a0\p{L}+ \d{4} \(40\u00a0rokov\)$/u);
    expect(items(see)['Pridanie do zoznamu']).to.match(/^dnes o \d/);
    const href = (name: string) => see.getByRole('link', { name }).getAttribute('href');
    expect(href('anna.kovacova@example.sk')).to.equal('mailto:anna.kovacova@example.sk');
    expect(href('+421 900 123 456')).to.equal('tel:+421900123456');
    expect(rowOf(see, 'Anna Kováčová')?.ariaSelected).to.equal('true');
    expect(rowOf(see, 'Ján Bez')?.ariaSelected).to.equal('false');
  });

  it('R8 shows „neuvedené“ for an unknown field, and leaves out an empty note', async () => {
    const { see } = await openScreen(await createPractice([], { patients: [{ fullname: 'Ján Bez' }] }), '/pacienti');
    await press(await findRow(see, 'Ján Bez'));
    await see.findByText('Rodné číslo');
    const { 'Pridanie do zoznamu': added, ...rest } = items(see);
    expect(added).to.match(/^dnes o \d/);
    expect(rest).to.deep.equal({
      'Rodné číslo': 'neuvedené',
      'Dátum narodenia': 'neuvedené',
      Telefón: 'neuvedené',
      'E-mail': 'neuvedené',
      Poisťovňa: 'neuvedené',
    });
  });

  it('R8 opens by keyboard: one tab stop, arrows to every row, Enter or Space to open', async () => {
    const patients = ['Adam', 'Beáta', 'Cyril', 'Dana', 'Emil'].map((fullname) => ({ fullname }));
    const { see, root } = await openScreen(await createPractice([], { patients }), '/pacienti');
    (await see.findByRole('combobox', { name: 'Zoradiť' })).focus();
    await pressKeys('Tab');
    await until(() => focused() === rowOf(see, 'Adam'));
    for (const [key, name] of [
      ['ArrowDown', 'Beáta'],
      ['ArrowDown', 'Cyril'],
      ['ArrowUp', 'Beáta'],
      ['End', 'Emil'],
      ['ArrowDown', 'Emil'],
      ['PageUp', 'Adam'],
      ['PageDown', 'Emil'],
      ['Home', 'Adam'],
      ['ArrowDown', 'Beáta'],
    ] as const) {
      await pressKeys(key);
      await until(() => focused() === rowOf(see, name));
    }
    await keysAreHeard(root);
    await pressKeys('Enter');
    await until(() => rowOf(see, 'Beáta')?.ariaSelected === 'true');
    await until(() => focused() === see.getByRole('region', { name: 'Detail pacienta' }));
    await pressKeys('Escape');
    await until(() => focused() === rowOf(see, 'Beáta'));
    await pressKeys('ArrowDown', 'Space');
    await until(() => rowOf(see, 'Cyril')?.ariaSelected === 'true');
    await pressKeys('Tab');
    await until(() => focused() === see.getByRole('button', { name: 'Objednať: Cyril' }));
    await sendKeys({ down: 'Shift' });
    await pressKeys('Tab');
    await sendKeys({ up: 'Shift' });
    await until(() => focused() === rowOf(see, 'Cyril'));
  });

  it('R1 R8 keeps the open patient and the query in the address over back, forward and reload', async () => {
    const patients = ['Adam Malý', 'Beáta Malyová', 'Cyril Nagy'].map((fullname) => ({ fullname }));
    const practice = await createPractice([], { patients });
    const [adam, beata] = practice.recordIds.patients;
    const { see } = await openScreen(practice, '/pacienti');
    await press(await see.findByRole('textbox', { name: 'Hľadať v zozname pacientov' }));
    await type('mal');
    await untilShown(see, 'Adam Malý', 'Beáta Malyová');
    const detail = see.getByRole('region', { name: 'Detail pacienta' });
    const isOpen = (name: string, id: number | undefined) =>
      until(() => detail.textContent.includes(name) && address() === `/pacienti?pacient=${id}`);
    await press(await findRow(see, 'Adam Malý'));
    await isOpen('Adam Malý', adam);
    await press(await findRow(see, 'Beáta Malyová'));
    await isOpen('Beáta Malyová', beata);
    history.back();
    await isOpen('Adam Malý', adam);
    history.back();
    await see.findByText('Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.');
    expect(address()).to.equal('/pacienti');
    history.forward();
    await isOpen('Adam Malý', adam);
    expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Hľadať v zozname pacientov' }).value).to.equal('mal');
    await untilShown(see, 'Adam Malý', 'Beáta Malyová');
  });

  it('R8 S8 opening a patient from the header’s search clears the list’s own query', async () => {
    const patients = ['Adam Malý', 'Beáta Malyová', 'Cyril Nagy'].map((fullname) => ({ fullname }));
    const { see } = await openScreen(await createPractice([], { patients }), '/pacienti');
    const own = await see.findByRole<HTMLInputElement>('textbox', { name: 'Hľadať v zozname pacientov' });
    await press(own);
    await type('mal');
    await untilShown(see, 'Adam Malý', 'Beáta Malyová');
    await press(see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    await type('nagy');
    await see.findByText('Nájdený 1 pacient');
    await pressKeys('Enter');
    await untilShown(see, 'Adam Malý', 'Beáta Malyová', 'Cyril Nagy');
    expect([own.value, rowOf(see, 'Cyril Nagy')?.ariaSelected]).to.deep.equal(['', 'true']);
  });

  it('R1 R8 a deep link and a reload of the host page open the same patient', async () => {
    const practice = await createPractice([], { patients: [{ fullname: 'Adam Malý' }, { fullname: 'Beáta Malyová' }] });
    const path = `/admin/pacienti?pacient=${practice.recordIds.patients[1]}`;
    const page: HostPage = await openHostPage(path, { logIn: practice });
    const isOpen = () => page.panel().see.findByRole('heading', { name: 'Detail pacienta' });
    await isOpen();
    await until(() => rowOf(page.panel().see, 'Beáta Malyová')?.ariaSelected === 'true');
    const isLoaded = new Promise((resolve) => page.frame.addEventListener('load', resolve, { once: true }));
    page.window.location.reload();
    await isLoaded;
    await until(() => page.frame.contentDocument?.querySelector('ordinacia-admin')?.shadowRoot?.querySelector('main'));
    await isOpen();
    await until(() => rowOf(page.panel().see, 'Beáta Malyová')?.ariaSelected === 'true');
    expect(page.window.location.pathname + page.window.location.search).to.equal(path);
  });

  it('R8 says when the patient of the address is not in the list, with a way back', async () => {
    const practice = await createPractice([], { patients: [{ fullname: 'Adam Malý' }] });
    const { see } = await openScreen(practice, '/pacienti?pacient=neznamy');
    await see.findByText('Pacient sa nenašiel');
    // A new entry cuts off the forward history of other tests.
    history.pushState(null, '', location.href);
    const steps = history.length;
    await press(see.getByRole('button', { name: 'Zavrieť' }));
    await see.findByText('Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.');
    expect(address()).to.equal('/pacienti');
    await until(() => focused() === rowOf(see, 'Adam Malý'));
    expect(history.length, 'what was closed is no step of „back“').to.equal(steps);
  });

  it('S8 R8 the header’s search works from another screen, and scrolls the list to the patient', async () => {
    const patients = Array.from({ length: 120 }, (_, index) => ({
      fullname: `Pacient ${String(index).padStart(3, '0')}`,
    }));
    const { see } = await openScreen(await createPractice([], { patients }), '/cakaren');
    // Once before, so that nothing has to be loaded the second time.
    await press(await see.findByRole('link', { name: 'Pacienti' }));
    await findRow(see, 'Pacient 000');
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await see.findByText('V čakárni práve nikto nečaká. Nový tiket sa tu objaví sám.');
    await press(see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    await type('pacient 099');
    await pressKeys('Enter');
    const row = await findRow(see, 'Pacient 099');
    await until(() => row.getBoundingClientRect().top > 200 && row.getBoundingClientRect().bottom < 900);
    await until(() => focused() === see.getByRole('main'));
    expect(row.getBoundingClientRect().bottom).to.be.within(200, 900);
  });

  it('S8 R8 the header’s search opens a match and scrolls the list to it', async () => {
    const patients = Array.from({ length: 120 }, (_, index) => ({
      fullname: `Pacient ${String(index).padStart(3, '0')}`,
    }));
    const { see } = await openScreen(await createPractice([], { patients }), '/pacienti');
    await findRow(see, 'Pacient 000');
    await press(see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    await type('pacient 099');
    await pressKeys('Enter');
    const row = await findRow(see, 'Pacient 099');
    await until(() => row.ariaSelected === 'true');
    const steps = history.length;
    await type('pacient 099');
    await pressKeys('Enter');
    await until(() => see.getByRole<HTMLInputElement>('combobox', { name: 'Hľadať v pacientoch' }).value === '');
    expect(history.length, 'steps of „back“').to.equal(steps);
    const { top, bottom } = row.getBoundingClientRect();
    expect(top).to.be.greaterThan(200);
    expect(bottom).to.be.lessThan(900);
  });
});
