import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { plainSpaces } from '../../../src/lib/clean-text';
import { asColleague, newColleague, post } from '../../support/colleague';
import { hidePage } from '../../support/hidden-page';
import type { Mounted, Seen } from '../../support/mount';
import { answerWith, clearFaults, createPractice, type NewTicket, type TestPractice } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { focused, press, pressKeys } from '../../support/user-input';
import { catchFiles } from '../saved-files';
import { findRow, moreButton } from './patient-list';

/** A call about the first patient. */
const pathOf = (call: 'patient-export' | 'patient-access-log', { recordIds }: TestPractice) =>
  `/api/${call}?id=${recordIds.patients[0]}`;
const COPY = 'Údaje pre pacienta';
const OPENINGS = 'Kto údaje otvoril';
const capabilities = ['patient-history', 'patient-access-log', 'colleagues'];
const eva = { fullname: 'Eva Tichá', id_number: '866203/1234', phone: '+421 900 123 456' };
const stamp = /^\d+\. \d+\. \d{4} \d+:\d\d$/;

/** A patient with a prescription of another year, and a note that was corrected. */
async function practiceOfEva(tickets: NewTicket[] = []): Promise<TestPractice> {
  const practice = await createPractice(tickets, {
    capabilities,
    patients: [{ ...eva, recepts: [{ recept_title: 'Euthyrox', created_at: '2024-03-05T10:00:00Z' }] }],
  });
  const note = (fields: object) =>
    post(practice, '/api/patient-note-add', { id: practice.recordIds.patients[0], ...fields }, practice.token);
  const { id } = (await note({ text: 'Alergia na jód' })) as { id: number };
  await note({ text: 'Alergia na penicilín', replaces_id: id });
  return practice;
}

async function openEva(practice: TestPractice): Promise<Mounted> {
  const screen = await openScreen(practice, '/pacienti');
  await press(await findRow(screen.see, eva.fullname));
  await screen.see.findByRole('button', { name: `Objednať: ${eva.fullname}` });
  // Wait for the history, which moves the content below it.
  await screen.see.findByRole('region', { name: 'História pacienta' });
  return screen;
}

async function choose(see: Seen, name: string) {
  await press(moreButton(see));
  await press(await see.findByRole('menuitem', { name }));
  return see.findByRole('region', { name });
}

async function menuOf(see: Seen): Promise<string[]> {
  await press(moreButton(see));
  await see.findByRole('menuitem', { name: 'Vymazať pacienta' });
  return see.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

const rowsOf = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tr') ?? [])].map(({ children }) =>
    Array.from(children, ({ textContent }) => plainSpaces(textContent)),
  );

describe('a patient’s data for the patient', () => {
  const { print } = window;
  afterEach(async () => {
    window.print = print;
    await emulateMedia({ media: 'screen' });
    await closeScreen();
  });

  it('say that they did not load, with a retry, and when they were made; have the focus until Escape or their button gives it back to the menu; two entries may have one id; who has opened them is listed with time and purpose, the newest first, an unknown purpose as it is; the doctor is offered both, and informed that the records stay when the patient is removed; a colleague is offered neither', async () => {
    const practice = await practiceOfEva();
    const path = pathOf('patient-export', practice);
    const { see } = await openEva(practice);
    // A hidden page does not retry by itself.
    hidePage();
    await answerWith(practice.lane, path, 403, '{}');
    const view = await choose(see, COPY);
    await until(() => focused() === view);
    await within(view).findByText('Údaje pacienta sa nepodarilo načítať');
    await clearFaults(practice.lane);
    await press(within(view).getByRole('button', { name: 'Skúsiť znova' }));
    const made = await within(view).findByText(/Vyhotovené/);
    expect(plainSpaces(made.textContent)).to.match(/^Eva Tichá · Vyhotovené \d+\. \d+\. \d{4} \d+:\d\d$/);
    within(view).getByText('3 záznamy', { normalizer: plainSpaces });
    view.focus();
    await pressKeys('Escape');
    await until(() => focused() === moreButton(see));
    expect(see.queryByRole('region', { name: COPY })).to.equal(null);

    const headers = { Authorization: `Bearer ${practice.token}`, Accept: 'application/json' };
    const whole = (await (await fetch(`/lane/${practice.lane}${path}`, { headers })).json()) as { items: object[] };
    // Two entries of different kinds.
    const items = whole.items.slice(1).map((item) => ({ ...item, id: 7 }));
    await answerWith(practice.lane, path, 200, JSON.stringify({ ...whole, items }));
    const again = await choose(see, COPY);
    await within(again).findByText('2 záznamy', { normalizer: plainSpaces });
    await press(within(again).getByRole('button', { name: 'Zavrieť' }));
    await until(() => focused() === moreButton(see));
    expect(see.queryByRole('region', { name: COPY })).to.equal(null);

    const openings = await choose(see, OPENINGS);
    await until(() => focused() === openings);
    const rows = () => within(openings).queryAllByRole('listitem');
    await until(() => rows().length > 0);
    const cells = rows().map(({ children }) => Array.from(children, ({ textContent }) => plainSpaces(textContent)));
    expect(cells.slice(0, 1).map((row) => row[2])).to.deep.equal(['Výpis údajov']);
    expect(cells.slice(-2).map((row) => row[2])).to.deep.equal(['Poznámka', 'Poznámka']);
    for (const [at, by] of cells) {
      expect(at).to.match(stamp);
      expect(by).to.match(/^MUDr\. Test \d+$/);
    }
    await pressKeys('Escape');

    const other = { at: '2026-01-31T23:30:00Z', by: null, purpose: 'audit' };
    await answerWith(practice.lane, pathOf('patient-access-log', practice), 200, JSON.stringify([other]));
    const row = await within(await choose(see, OPENINGS)).findByRole('listitem');
    expect(plainSpaces(row.textContent)).to.equal('1. 2. 2026 0:30Nevieme, ktoaudit');
    await pressKeys('Escape');

    await answerWith(practice.lane, pathOf('patient-access-log', practice), 200, '[]');
    await within(await choose(see, OPENINGS)).findByText('Údaje zatiaľ nikto neotvoril.');

    expect(await menuOf(see)).to.deep.equal([COPY, OPENINGS, 'Vymazať pacienta']);
    await press(see.getByRole('menuitem', { name: 'Vymazať pacienta' }));
    const dialog = await see.findByRole('dialog', { name: 'Naozaj chcete vymazať pacienta zo zoznamu?' });
    expect(plainSpaces(dialog.textContent)).to.contain(
      'Eva Tichá, rodné číslo 866203/1234. Pacient zmizne z Vášho zoznamu. Jeho návštevy, recepty, platby a poznámky zostávajú uložené.',
    );
    expect(dialog.textContent).not.to.contain('aj s poznámkou');
    await closeScreen();
    const nurse = await openEva(asColleague(practice, await newColleague(practice)));
    expect(await menuOf(nurse.see)).to.deep.equal(['Vymazať pacienta']);
  });

  it('are printed with the doctor, the fields, the entries by year, and who has opened them, and nothing else is, not even the waiting room beside them, by their button and by the browser’s command; are saved as the JSON of the response, under a name without the patient’s', async () => {
    const practice = await practiceOfEva([{ type: 'queue', user_alternate: 'Iný Čakajúci' }]);
    const { see, root } = await openEva(practice);
    await press(see.getByRole('button', { name: /^Panel čakárne/ }));
    await see.findByRole('button', { name: 'Tlačiť dnešný zoznam' });
    const view = await choose(see, COPY);
    const button = await within(view).findByRole('button', { name: 'Vytlačiť' });
    await emulateMedia({ media: 'print' });
    let sheet: HTMLElement | null = null;
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const [printed = null, ...others] = root.querySelectorAll<HTMLElement>('[data-printed]');
      expect(others).to.deep.equal([]);
      for (const part of root.querySelector('[part="root"]')?.children ?? []) {
        expect(part.checkVisibility(), part.className).to.equal(part === printed);
      }
      sheet = printed && (printed.cloneNode(true) as HTMLElement);
      window.dispatchEvent(new Event('afterprint'));
    };
    const printed = (command: () => void) => {
      sheet = null;
      command();
      return until<HTMLElement>(() => sheet);
    };
    const aboutDoctor = /Lekár: MUDr\. Test \d+ · Vyhotovené/;
    expect((await printed(() => window.print())).textContent, 'the browser’s own command').to.match(aboutDoctor);
    const paper = await printed(() => button.click());
    expect(root.querySelector('[data-printed]'), 'nothing of it stays').to.equal(null);
    expect(paper.textContent).to.match(aboutDoctor);
    expect(paper.textContent).to.contain('Podľa článku 15 nariadenia (EÚ) 2016/679 (GDPR) máte právo');
    const [fields, notes, prescriptions, accesses] = [...paper.querySelectorAll('table')].map(rowsOf);
    expect(fields?.slice(0, 4)).to.deep.equal([
      ['Meno', eva.fullname],
      ['Rodné číslo', eva.id_number],
      ['Dátum narodenia', 'neuvedené'],
      ['Telefón', eva.phone],
    ]);
    const titles = [...paper.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles.slice(1)).to.deep.equal(['2024', OPENINGS]);
    expect(notes?.slice(1).map((cells) => cells.slice(1, 4))).to.deep.equal([
      ['Poznámka', 'Alergia na penicilín', ''],
      ['Poznámka', 'Alergia na jód', 'Opravená, platí novšie znenie'],
    ]);
    expect(prescriptions?.slice(1).map((cells) => cells.slice(0, 4))).to.deep.equal([
      ['5. 3. 2024 11:00', 'Recept', 'Euthyrox', 'Nevybavený'],
    ]);
    expect(new Set(accesses?.slice(1).map((cells) => cells[2]))).to.include.all.keys('História', 'Poznámka');

    await emulateMedia({ media: 'screen' });
    const save = await within(view).findByRole('button', { name: 'Stiahnuť JSON' });
    const { files, restore } = catchFiles();
    save.click();
    restore();
    const file = await files[0]?.file;
    expect(file?.type).to.equal('application/json');
    const saved = JSON.parse((await file?.text()) ?? '') as {
      exported_at: string;
      doctor: string;
      patient: { attributes: { fullname: string } };
      items: { id: unknown; title: string; state: string }[];
      accesses: { purpose: string }[];
    };
    expect(files.map(({ name }) => name)).to.deep.equal([
      `udaje-pacienta-${saved.exported_at.slice(0, 'YYYY-MM-DD'.length)}.json`,
    ]);
    expect(saved.doctor).to.match(/^MUDr\. Test \d+$/);
    expect(saved.patient.attributes.fullname).to.equal(eva.fullname);
    expect(saved.items.every(({ id }) => typeof id === 'number')).to.equal(true);
    expect(saved.items.map(({ title, state }) => [title, state])).to.deep.equal([
      ['Alergia na penicilín', 'current'],
      ['Alergia na jód', 'superseded'],
      ['Euthyrox', 'pending'],
    ]);
    expect(saved.accesses.map(({ purpose }) => purpose)).to.include.members(['history', 'note']);
  });
});
