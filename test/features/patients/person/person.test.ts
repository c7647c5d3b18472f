import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import {
  breakCall,
  createPractice,
  nextElsewhere,
  release,
  seenCalls,
  storedTickets,
  untilHeld,
} from '../../../support/practice';
import { address, closeScreen, openScreen } from '../../../support/screen';
import { hover, press } from '../../../support/user-input';
import { until } from '../../../support/until';
import { factsIn, anna } from '../patient-list';

const PATIENTS = '/api/patients';

const boris = {
  fullname: 'Boris Iný',
  note: 'Celkom iná poznámka.',
  tickets: [{ type: 'queue' as const, ticket_title: 'Cudzí lístok' }],
  recepts: [{ recept_title: 'Cudzí liek' }],
};

const detailOf = (see: Seen) => see.getByRole('region', { name: /^Detail/ });
const textsOf = (list: HTMLElement) => [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
const openTicket = async (see: Seen, name: string) =>
  press(
    await until(() =>
      see
        .queryAllByText(name)
        .map((text) => text.closest<HTMLElement>('[data-open]'))
        .find(Boolean),
    ),
  );
const isBlurred = (element: Element) => getComputedStyle(element).filter.startsWith('blur');

describe('the person of a ticket', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('says that the patients are still being loaded, beside what is known; shows what is known, loads it once, has no link to nowhere, and copies the id number; nothing of a person who is not on the list', async () => {
    const practice = await createPractice([{ type: 'queue', user: { fullname: 'Žofia Nová' } }], {
      patients: [anna, boris],
    });
    await breakCall(practice.lane, { kind: 'hold', path: PATIENTS, times: 1 });
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(see, 'Anna Kováčová');
    await untilHeld(practice.lane, PATIENTS);
    await see.findByText('Údaje o pacientovi sa načítavajú…');
    expect(textsOf(see.getByRole('list', { name: 'Ďalšie tikety' })), 'what is known').to.have.length(1);
    await release(practice.lane, PATIENTS);
    await see.findByText('Alergia na penicilín.');
    expect(see.queryByText('Údaje o pacientovi sa načítavajú…')).to.equal(null);
    await see.findByText('866203/1234');
    expect(factsIn(see)).to.include({ 'Rodné číslo': '866203/1234', Poisťovňa: 'Dôvera', Tiket: 'Kontrola' });
    expect(factsIn(see)['Dátum narodenia']).to.match(/^3\.\u00a0decembra 1986 \(\d+\u00a0rokov\)$/);
    expect(see.getByRole('link', { name: '+421 900 123 456' }).getAttribute('href')).to.equal('tel:+421900123456');
    expect(textsOf(see.getByRole('list', { name: 'Ďalšie tikety' }))).to.deep.equal(['dnes o 0:40Odber krvi']);
    const recepts = textsOf(await see.findByRole('list', { name: 'Nevybavené žiadosti o recept' }));
    expect(recepts.map((text) => text.replace(/dnes o .*/, ''))).to.deep.equal(['Ibalgin 400', 'Euthyrox 50']);
    expect(detailOf(see).textContent).not.to.match(/Celkom iná|Cudzí/);
    expect(see.getAllByRole('link')).to.have.length(1);
    expect(await seenCalls(practice.lane, PATIENTS)).to.have.length(1);
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    await press(await see.findByRole('button', { name: 'Kopírovať rodné číslo' }));
    await see.findByText('Rodné číslo je skopírované');
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(copied).to.deep.equal(['866203/1234']);
    await openTicket(see, 'Žofia Nová');
    await see.findByText('Pacient ešte nie je autorizovaný. Pridaním do zoznamu získate ďalšie funkcie.');
    expect(Object.keys(factsIn(see))).to.deep.equal(['Tiket', 'Termín', 'Výmenný lístok', 'Vytvorené']);
    expect(see.queryByRole('list', { name: /recepty|tikety/i })).to.equal(null);
  });

  it('where the data of patients are hidden, hides all of it until the detail is hovered, and the note of the called patient, which is visible without a click and goes with them, until it is hovered', async () => {
    const patients = [{ ...anna, tickets: anna.tickets.slice(0, 1) }, boris];
    const practice = await createPractice([], { patients, settings: { privacy: true } });
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(see, 'Anna Kováčová');
    const hidden = [
      await see.findByText('Alergia na penicilín.'),
      (await see.findByText('866203/1234')).closest('dd'),
      await see.findByText('Ibalgin 400'),
    ];
    await hover(await see.findByText('Naživo'));
    await until(() => hidden.every((one) => one && isBlurred(one)));
    await hover(see.getByText('Detail tiketu'));
    await until(() => hidden.every((one) => one && !isBlurred(one)));

    await press(await see.findByRole('button', { name: 'Ďalší pacient: Anna Kováčová' }));
    const card = within(await see.findByRole('region', { name: 'V ambulancii' }));
    await card.findByText('Poznámka o pacientovi');
    const note = card.getByText('Alergia na penicilín.');
    await until(() => isBlurred(note));
    await hover(note);
    await until(() => !isBlurred(note));
    const next = await see.findByRole('button', { name: 'Ďalší pacient: Boris Iný' });
    await until(() => next.ariaDisabled !== 'true');
    await press(next);
    await card.findByText(/^Boris Iný · od/);
    expect(card.queryByText('Alergia na penicilín.')).to.equal(null);
  });
});

describe('the person of a record, in the full admin', () => {
  afterEach(closeScreen);

  it('leads from a ticket to the patient, whose open tickets and prescriptions are shown until they are done, and to a prescription, which shows the others, the tickets and the note', async () => {
    const practice = await createPractice([], { patients: [anna, boris] });
    const { see } = await openScreen(practice, '/cakaren');
    await openTicket(see, 'Anna Kováčová');
    await press(await see.findByRole('link', { name: 'Otvoriť detail pacienta' }));
    await see.findByRole('heading', { name: 'Detail pacienta' });
    expect(address()).to.equal(`/pacienti?pacient=${practice.recordIds.patients[0]}`);
    const tickets = await see.findByRole('list', { name: 'Tikety v čakárni' });
    expect(textsOf(tickets)).to.deep.equal(['dnes o 0:10Kontrola', 'dnes o 0:40Odber krvi']);
    expect(textsOf(await see.findByRole('list', { name: 'Nevybavené žiadosti o recept' }))).to.have.length(2);
    const [first] = await storedTickets(practice);
    await nextElsewhere(practice, Number(first?.tickets[0]?.id));
    await until(() => textsOf(tickets).join() === 'dnes o 0:40Odber krvi');

    await press(await see.findByRole('link', { name: 'Euthyrox 50' }));
    await see.findByRole('heading', { name: 'Detail žiadosti o recept' });
    expect(address()).to.match(/^\/e-recepty\?recept=\d+$/);
    await see.findByText('Alergia na penicilín.');
    await see.findByText('866203/1234');
    expect(textsOf(see.getByRole('list', { name: 'Ďalšie nevybavené žiadosti o recept' }))[0]).to.match(/^Ibalgin 400/);
    expect(textsOf(see.getByRole('list', { name: 'Tikety v čakárni' }))).to.deep.equal(['dnes o 0:40Odber krvi']);
    see.getByRole('link', { name: 'Otvoriť detail pacienta' });
  });
});
