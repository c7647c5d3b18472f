import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { GET_RETRIES } from '../../../src/constants';
import { plainSpaces } from '../../../src/lib/clean-text';
import { asColleague, newColleague, post } from '../../support/colleague';
import * as practiceOf from '../../support/practice';
import type { Seen } from '../../support/mount';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { focused, press, pressKeys, type } from '../../support/user-input';
import { factsIn } from './patient-list';

const { answerWith, breakCall, clearFaults, createPractice, cutSockets, nextElsewhere, release } = practiceOf;
const { seenCalls, storedTickets, untilHeld, untilSeen } = practiceOf;

/** Without `recent-events` all that is shown loads again when the channel connects. */
const capabilities = ['patient-history', 'recent-events'];
const HISTORY = '/api/patient-history';
const NOTE_ADD = '/api/patient-note-add';
const PATIENTS = '/api/patients';

const payment = (index: number, created_at: string) => ({
  payment_title: `Platba ${index}`,
  amount_cents: 1_000 + index,
  status: 'paid' as const,
  created_at,
});

/** This number of payments, on successive days from 1 January 2020 on. */
const payments = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    payment(index, new Date(Date.UTC(2020, 0, 1) + index * 86_400_000).toISOString()),
  );

const idOf = ({ recordIds }: practiceOf.TestPractice) => recordIds.patients[0] ?? 0;
const open = async (practice: practiceOf.TestPractice) => {
  const { see } = await openScreen(practice, `/pacienti?pacient=${idOf(practice)}`);
  const detail = await see.findByRole('region', { name: 'Detail pacienta' });
  return { see, detail };
};
const callOf = (practice: practiceOf.TestPractice) => `${HISTORY}?id=${idOf(practice)}`;

const rowsIn = (detail: HTMLElement) => [...detail.querySelectorAll<HTMLElement>('[data-entry]')];
const untilRow = (detail: HTMLElement, text: string) =>
  until(() => rowsIn(detail).find(({ textContent }) => textContent.includes(text)));

const noteField = (see: Seen) =>
  see.findByRole<HTMLTextAreaElement>('textbox', { name: /^(Poznámka|Opravené znenie)/ });
async function write(see: Seen, text: string): Promise<HTMLTextAreaElement> {
  const field = await noteField(see);
  await until(() => focused() === field);
  field.select();
  await type(text);
  return field;
}

async function addNote(see: Seen, text: string, { isWarning = false } = {}): Promise<void> {
  await press(await see.findByRole('button', { name: 'Pridať poznámku' }));
  await write(see, text);
  if (isWarning) await press(see.getByRole('switch', { name: /^Upozornenie/ }));
  await press(see.getByRole('button', { name: 'Uložiť poznámku' }));
}

/** The calls of these paths, in their order. */
const callsOf = async ({ lane }: practiceOf.TestPractice, ...paths: string[]) =>
  (await seenCalls(lane)).map(({ path }) => path).filter((path) => paths.includes(path));

/** The call of the second page. */
async function callOfOlder(practice: practiceOf.TestPractice): Promise<string> {
  const path = callOf(practice);
  const headers = { Authorization: `Bearer ${practice.token}` };
  const { next } = (await (await fetch(`/lane/${practice.lane}${path}`, { headers })).json()) as { next: string };
  return `${path}&before=${encodeURIComponent(next)}`;
}

const full = () =>
  createPractice([], {
    capabilities,
    patients: [
      {
        fullname: 'Anna Kováčová',
        note: 'Alergia na penicilín',
        tickets: [{ type: 'queue', event_note: 'Bolesť hrdla' }],
        recepts: [{ recept_title: 'Prestarium 5 mg' }],
        payments: [{ payment_title: 'Potvrdenie', amount_cents: 4_000, status: 'pending' }],
      },
    ],
  });

describe('a patient’s history', () => {
  afterEach(closeScreen);

  it('the head says after one call what is asked first, and the note that warns; the timeline is filtered by kind and searched without diacritics; a served ticket changes both', async () => {
    const practice = await full();
    const { see, detail } = await open(practice);
    await see.findByText('Nevybavené recepty');
    expect(factsIn(see)).to.include({
      Dnes: 'Bolesť hrdla',
      'Posledná návšteva': 'Zatiaľ žiadna',
      'Zmeškané za rok': 'Žiadna návšteva',
      'Nevybavené recepty': '1',
      Nezaplatené: '40,00\u00a0€',
    });
    expect(detail.textContent).to.contain('Poznámka o pacientoviAlergia na penicilín');
    expect(await seenCalls(practice.lane, callOf(practice))).to.have.length(1);
    await untilRow(detail, 'Prestarium');
    expect(rowsIn(detail).length).to.equal(3);
    const kind = see.getByRole<HTMLSelectElement>('combobox', { name: 'Druh záznamov' });
    const choose = (value: string) => {
      kind.value = value;
      kind.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('payment');
    await until(() => rowsIn(detail).length === 1);
    expect(rowsIn(detail)[0]?.textContent).to.contain('Potvrdenie · 40,00\u00a0€');
    choose('all');
    await press(see.getByRole('textbox', { name: 'Hľadať v histórii' }));
    await type('penicilin');
    await until(() => rowsIn(detail).length === 1);
    await see.findByText('1 záznam');
    await type('xy');
    await see.findByText('Nenašiel sa žiadny záznam.');
    await pressKeys('Escape');
    await until(() => rowsIn(detail).length === 3);

    const [today] = await storedTickets(practice);
    await nextElsewhere(practice, today?.tickets[0]?.id ?? 0);
    const row = await untilRow(detail, 'Vybavená');
    expect(row.textContent).to.contain('Bolesť hrdla');
    expect(factsIn(see)['Posledná návšteva']).to.match(/\(dnes\)$/);
    expect(factsIn(see)['Zmeškané za rok']).to.equal('0 z\u00a01');
  });

  it('a note is added, warns, and is corrected; the first one stays, struck out', async () => {
    const practice = await createPractice([], { capabilities, patients: [{ fullname: 'Ján Bez' }] });
    const { see, detail } = await open(practice);
    await see.findByText('Zatiaľ tu nie je žiadny záznam.');
    await press(see.getByRole('button', { name: 'Pridať poznámku' }));
    await noteField(see);
    await press(see.getByRole('button', { name: 'Uložiť poznámku' }));
    await see.findByText('Položka Poznámka je povinná');
    expect(await seenCalls(practice.lane, NOTE_ADD)).to.deep.equal([]);
    await type('Alergia na orechy');
    await press(see.getByRole('switch', { name: /^Upozornenie/ }));
    await press(see.getByRole('button', { name: 'Uložiť poznámku' }));
    await see.findByText('Poznámka bola uložená');
    await untilRow(detail, 'Alergia na orechy');
    await until(() => detail.textContent.includes('Poznámka o pacientoviAlergia na orechy'));
    await until(() => focused() === see.getByRole('button', { name: 'Pridať poznámku' }));

    await press(see.getByRole('button', { name: /^Opraviť poznámku/ }));
    const field = await noteField(see);
    expect(field.value).to.equal('Alergia na orechy');
    await write(see, 'Alergia na vlašské orechy');
    await press(see.getByRole('button', { name: 'Uložiť opravu' }));
    await see.findByText('Poznámka bola opravená');
    await untilRow(detail, 'vlašské');
    const old = await untilRow(detail, 'Opravená');
    expect(old.textContent).to.contain('Alergia na orechy');
    await until(() => detail.textContent.includes('Poznámka o pacientoviAlergia na vlašské orechy'));

    await press(see.getByRole('button', { name: /^Opraviť poznámku/ }));
    await noteField(see);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => focused() === see.getByRole('button', { name: 'Pridať poznámku' }));
  });

  it('a note of another computer appears, and its warning on the list of patients; only a note that warns loads that list', async () => {
    const practice = await full();
    const { see, detail } = await open(practice);
    await untilRow(detail, 'Prestarium');
    await addNote(see, 'Bez upozornenia');
    await untilRow(detail, 'Bez upozornenia');
    await addNote(see, 'S upozornením', { isWarning: true });
    await until(() => detail.textContent.includes('Poznámka o pacientoviS upozornením'));
    expect(await callsOf(practice, PATIENTS, NOTE_ADD)).to.deep.equal([PATIENTS, NOTE_ADD, NOTE_ADD, PATIENTS]);
    const note = { id: idOf(practice), text: 'Alergia na latex', is_warning: true };
    await post(practice, NOTE_ADD, note, practice.token);
    await untilRow(detail, 'Alergia na latex');
    await until(() => detail.textContent.includes('Poznámka o pacientoviAlergia na latex'));
    await cutSockets();
    await post(practice, NOTE_ADD, { ...note, text: 'Alergia na jód' }, practice.token);
    await untilRow(detail, 'Alergia na jód');
    await until(() => /Poznámka o pacientoviAlergia na jód\s+Alergia na latex/.test(detail.textContent));
  });

  it('what was typed waits as a draft when the patient is left, and does not take the focus; a history that changed meanwhile loads once when it is opened again', async () => {
    const practice = await createPractice([], {
      capabilities,
      patients: [{ fullname: 'Ján Bez' }, { fullname: 'Eva Malá' }],
    });
    const other = `${HISTORY}?id=${practice.recordIds.patients[1] ?? 0}`;
    const { see, detail } = await open(practice);
    await see.findByText('Zatiaľ tu nie je žiadny záznam.');
    await press(see.getByRole('button', { name: 'Pridať poznámku' }));
    await write(see, 'Rozpísaná');
    await press(see.getByRole('option', { name: /Eva Malá/ }));
    await see.findByRole('button', { name: 'Pridať poznámku' });
    await untilSeen(practice.lane, other);
    await post(practice, NOTE_ADD, { id: idOf(practice), text: 'Volala dcéra' }, practice.token);
    await untilSeen(practice.lane, other, 2);
    const option = see.getByRole('option', { name: /Ján Bez/ });
    await press(option);
    const before = focused();
    expect(option.contains(before)).to.equal(true);
    expect((await noteField(see)).value).to.equal('Rozpísaná');
    await untilRow(detail, 'Volala dcéra');
    expect(focused() === before, 'the focus stays').to.equal(true);
    await press(see.getByRole('option', { name: /Eva Malá/ }));
    await untilSeen(practice.lane, other, 3);
    expect(await callsOf(practice, callOf(practice))).to.have.length(2);
  });

  const two = () =>
    createPractice([], {
      capabilities,
      patients: [{ fullname: 'Ján Bez', note: 'Alergia na penicilín' }, { fullname: 'Eva Malá' }],
    });
  async function goTo(see: Seen, name: RegExp): Promise<HTMLElement> {
    const option = see.getByRole('option', { name });
    await press(option);
    const detail = see.getByRole('region', { name: 'Detail pacienta' });
    await until(() => name.test(detail.textContent));
    return option;
  }

  it('a note that is stored while another patient was open closes its reopened form, and leaves the focus; one that failed meanwhile is sent again by the alert', async () => {
    const practice = await two();
    await breakCall(practice.lane, { kind: 'hold', path: NOTE_ADD, times: 1 });
    const { see, detail } = await open(practice);
    await untilRow(detail, 'Alergia');
    await addNote(see, 'Volala dcéra');
    await untilHeld(practice.lane, NOTE_ADD);
    await goTo(see, /Eva Malá/);
    await see.findByRole('button', { name: 'Pridať poznámku' });
    const option = await goTo(see, /Ján Bez/);
    expect((await noteField(see)).value).to.equal('Volala dcéra');
    await release(practice.lane, NOTE_ADD);
    await untilRow(detail, 'Volala dcéra');
    await see.findByRole('button', { name: 'Pridať poznámku' });
    expect(see.queryByRole('textbox', { name: /^Poznámka/ })).to.equal(null);
    expect(option.contains(focused()), 'the focus stays').to.equal(true);

    const answer = { status: 403, body: '{}' };
    await breakCall(practice.lane, { kind: 'hold', path: NOTE_ADD, times: 1, answer });
    await addNote(see, 'Volal syn');
    await untilHeld(practice.lane, NOTE_ADD);
    await goTo(see, /Eva Malá/);
    await release(practice.lane, NOTE_ADD);
    await press(await see.findByRole('button', { name: 'Skúsiť znova' }));
    await untilSeen(practice.lane, NOTE_ADD, 3);
    await goTo(see, /Ján Bez/);
    await untilRow(detail, 'Volal syn');
    expect(see.queryByRole('textbox', { name: /^Poznámka/ })).to.equal(null);
  });

  it('a note that was corrected meanwhile says so at its field, and is stored as a new one, also when the patient was left', async () => {
    const practice = await two();
    const { see, detail } = await open(practice);
    for (const [known, elsewhere, typed, isLeft] of [
      ['Alergia na penicilín', 'Alergia na jód', 'Alergia na všetko', false],
      ['Alergia na všetko', 'Alergia na latex', 'Alergia na nič', true],
    ] as const) {
      const { dataset } = await untilRow(detail, known);
      const replaces_id = Number(dataset['entry']?.slice('note-'.length));
      await press(see.getAllByRole('button', { name: /^Opraviť poznámku/ })[0] ?? detail);
      await write(see, typed);
      const correction = { id: idOf(practice), text: elsewhere, replaces_id, is_warning: true };
      await post(practice, NOTE_ADD, correction, practice.token);
      await press(see.getByRole('button', { name: 'Uložiť opravu' }));
      await see.findByText(/medzitým niekto opravil/);
      await untilRow(detail, elsewhere);
      if (isLeft) await goTo(see, /Eva Malá/);
      if (isLeft) await goTo(see, /Ján Bez/);
      expect((await noteField(see)).value).to.equal(typed);
      await press(see.getByRole('button', { name: 'Uložiť poznámku' }));
      await untilRow(detail, typed);
    }
  });

  it('served tickets change it, also while the prescriptions fail', async () => {
    const tickets = [
      { type: 'schedule' as const, time: '00:10' },
      { type: 'queue' as const, event_note: 'Kašeľ' },
    ];
    const patients = [{ fullname: 'Ján Bez', tickets }];
    const practice = await createPractice([], { capabilities, patients });
    await answerWith(practice.lane, '/api/recepts', 403, '{}');
    const { see, detail } = await open(practice);
    await see.findByRole('list', { name: 'Tikety v čakárni' });
    await untilSeen(practice.lane, callOf(practice));
    const [today] = await storedTickets(practice);
    const [term, walkIn] = today?.tickets ?? [];
    expect(walkIn?.event_note).to.equal('Kašeľ');
    await nextElsewhere(practice, walkIn?.id ?? 0);
    await untilRow(detail, 'Kašeľ');
    await nextElsewhere(practice, term?.id ?? 0);
    await until(() => rowsIn(detail).length === 2);
  });

  it('older entries are loaded at the end of the list, of which at most 60 rows are rendered; when they fail they say so, and a retry loads each of them once', async () => {
    const patients = [{ fullname: 'Ján Dlhý', payments: payments(250) }];
    const practice = await createPractice([], { capabilities, patients });
    const older = await callOfOlder(practice);
    await answerWith(practice.lane, older, 403, '{"message":""}');
    const { see, detail } = await open(practice);
    await untilRow(detail, 'Platba 249');
    const notice = () => see.queryByText(/^Staršie záznamy sa nepodarilo načítať\./);
    await until(() => {
      detail.scrollTop = detail.scrollHeight;
      return notice();
    });
    see.getByText('200 záznamov a staršie', { normalizer: plainSpaces });

    const retry = () => see.getByRole('button', { name: 'Skúsiť znova' });
    await breakCall(practice.lane, { kind: 'cut', path: older });
    await press(retry());
    await untilSeen(practice.lane, older, 2 + GET_RETRIES);
    await until(() => notice() && !retry().hasAttribute('aria-busy'));
    expect(focused()).to.equal(retry());
    await clearFaults(practice.lane);
    await press(retry());
    await see.findByText('250 záznamov', { normalizer: plainSpaces });
    expect(notice()).to.equal(null);
    await until(() => focused()?.matches('[role="status"]'));

    // Scroll down to the oldest payment.
    await until(() => {
      detail.scrollTop = detail.scrollHeight;
      return rowsIn(detail).find(({ textContent }) => textContent.includes('Platba 0'));
    });
    expect(rowsIn(detail).length).to.be.at.most(60);
    const seen = new Map<string | null, string | undefined>();
    await until(() => {
      for (const row of rowsIn(detail)) seen.set(row.ariaPosInSet, row.dataset['entry']);
      rowsIn(detail)[0]?.scrollIntoView({ block: 'end' });
      return seen.size === 250;
    });
    expect(new Set(seen.values()).size).to.equal(250);
  });

  it('the lists of tickets and prescriptions do not load it again when they arrive; a source that failed is named, and says „Nevieme“ instead of a figure; a nurse sees no payments', async () => {
    const practice = await full();
    const lists = ['/api/tickets', '/api/recepts'];
    for (const path of lists) await breakCall(practice.lane, { kind: 'hold', path, times: 1 });
    const { see, detail } = await open(practice);
    await untilRow(detail, 'Prestarium');
    for (const path of lists) await release(practice.lane, path);
    await see.findByRole('list', { name: 'Nevybavené žiadosti o recept' });
    await see.findByRole('list', { name: 'Tikety v čakárni' });
    // A later call: a reload would precede it.
    await addNote(see, 'Neskôr');
    await untilSeen(practice.lane, NOTE_ADD);
    const calls = await callsOf(practice, callOf(practice), NOTE_ADD);
    expect(calls.slice(0, 2)).to.deep.equal([callOf(practice), NOTE_ADD]);

    await closeScreen();
    const summary = { fullname: 'Anna Kováčová', open_prescriptions: 2 };
    const body = JSON.stringify({ summary, items: [], next: null, gaps: ['payment', 'visit'] });
    await answerWith(practice.lane, callOf(practice), 200, body, { 'Content-Type': 'application/json' });
    const broken = await open(practice);
    await broken.see.findByText('Platby sa teraz nedajú načítať.');
    expect(factsIn(broken.see)).to.include({
      Nezaplatené: 'Nevieme',
      'Zmeškané za rok': 'Nevieme',
      'Nevybavené recepty': '2',
    });

    await closeScreen();
    await clearFaults(practice.lane);
    const nurse = await open(asColleague(practice, await newColleague(practice)));
    await untilRow(nurse.detail, 'Prestarium');
    expect(factsIn(nurse.see)).not.to.have.property('Nezaplatené');
    expect(nurse.detail.textContent).not.to.contain('Potvrdenie');
    const kinds = [...nurse.see.getByRole('combobox', { name: 'Druh záznamov' }).querySelectorAll('option')];
    expect(kinds.map(({ textContent }) => textContent)).not.to.contain('Platby');
  });

  it('all of it is hidden in privacy mode', async () => {
    const practice = await createPractice([], {
      capabilities,
      settings: { privacy: true },
      patients: [{ fullname: 'Anna Kováčová', payments: [payment(1, '2026-01-05T09:00:00.000Z')] }],
    });
    const { detail } = await open(practice);
    const row = await untilRow(detail, 'Platba 1');
    // Move the pointer away: it may be over the detail.
    await sendMouse({ type: 'move', position: [0, 0] });
    const hidden = (element: Element) => getComputedStyle(element).filter.includes('blur');
    await until(() => hidden(row));
    expect([...detail.querySelectorAll('dd')].filter((fact) => !hidden(fact))).to.deep.equal([]);
  });
});
