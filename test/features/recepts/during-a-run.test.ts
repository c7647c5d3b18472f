import { expect } from '@open-wc/testing';
import { press } from '../../support/user-input';
import {
  answerWith,
  askForRecept,
  breakCall,
  createPractice,
  endSession,
  clearFaults,
  receptStatus,
  release,
  seenCalls,
  untilHeld,
  type TestPractice,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import type { Seen } from '../../support/mount';
import { checkBoxOf, findOpener, openerOf, untilShown } from './recept-list';

const ACCEPT = '/api/recept-accepted';
const REJECT = '/api/recept-rejected';
const recepts = Array.from({ length: 4 }, (_, index) => ({
  user: { fullname: `Pacient ${index + 1}` },
  recept_title: `Liek ${index + 1}`,
}));

/** Issues all that are selected; the gateway holds each answer (`hold`), or each call before the server has it (`late`). */
async function begin(practice: TestPractice, see: Seen, kind: 'hold' | 'late' = 'hold'): Promise<void> {
  await findOpener(see, 'Pacient 4');
  await breakCall(practice.lane, { kind, path: ACCEPT });
  await press(checkBoxOf(see, 'Vybrať všetky'));
  await press(see.getByRole('button', { name: 'Vystaviť vybrané' }));
  await press(await see.findByRole('button', { name: 'Áno' }));
  await untilHeld(practice.lane, ACCEPT, 1);
}

async function letGo(practice: TestPractice): Promise<void> {
  await clearFaults(practice.lane);
  await release(practice.lane, ACCEPT);
}

describe('while several prescriptions are being issued', () => {
  afterEach(closeScreen);

  it('C16 C17 does not issue one that the doctor rejects meanwhile, nor say that somebody else handled it', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await begin(practice, see);
    await press(await findOpener(see, 'Pacient 3'));
    await press(await see.findByRole('button', { name: 'Zamietnuť: Pacient 3, Liek 3' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Notifikácia o zamietnutí bola pacientovi odoslaná');
    await see.findByText('0 z 3 vybavených');
    await letGo(practice);
    await see.findByText('Vystavené 3 recepty, notifikácie boli pacientom odoslané');
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(3);
    expect(await receptStatus(practice, practice.recordIds.recepts[2] ?? 0)).to.equal('rejected');
    expect(see.queryByText('Žiadosť medzitým vybavil niekto iný. Zoznam sa obnovil.')).to.equal(null);
  });

  it('C16 C17 „Skúsiť znova“ of the run does not issue one whose rejection failed', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await begin(practice, see);
    await answerWith(practice.lane, REJECT, 403, '{"message":""}');
    await press(await findOpener(see, 'Pacient 3'));
    await press(await see.findByRole('button', { name: 'Zamietnuť: Pacient 3, Liek 3' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Žiadosť sa nepodarilo zamietnuť. Zostáva v zozname.');
    await letGo(practice);
    await see.findByText('Vystavené 3 recepty, notifikácie boli pacientom odoslané');
    await untilShown(see, 'Pacient 3');
    // The toast told it: what is left is no part of it.
    expect(see.queryByText('3 z 3 vybavené')).to.equal(null);
    expect(see.getAllByRole('button', { name: 'Skúsiť znova' })).to.have.length(1);
    expect(see.queryByText(/nepodarilo vystaviť/)).to.equal(null);
  });

  it('C16 the open prescription leaves without a message when the run issues it, whatever else was done meanwhile', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await begin(practice, see);
    await press(await findOpener(see, 'Pacient 4'));
    await press(await see.findByRole('button', { name: 'Zamietnuť: Pacient 4, Liek 4' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await untilShown(see, 'Pacient 1', 'Pacient 2', 'Pacient 3');
    await press(await findOpener(see, 'Pacient 2'));
    await see.findByRole('button', { name: 'Vystaviť recept: Pacient 2, Liek 2' });
    await release(practice.lane, ACCEPT);
    await untilHeld(practice.lane, ACCEPT, 1);
    await release(practice.lane, ACCEPT);
    await untilShown(see, 'Pacient 3');
    await see.findByText('Vyberte žiadosť zo zoznamu a zobrazí sa jej detail.');
    expect(address()).to.equal('/e-recepty');
    await untilHeld(practice.lane, ACCEPT, 1);
    await letGo(practice);
    await see.findByText('Žiaden obsah na zobrazenie');
  });

  it('C16 continues after leaving the screen, and the open prescription leaves without a message there too', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await begin(practice, see);
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await see.findByText('V zozname zatiaľ nemáte žiadneho pacienta. Pridáte ho z detailu tiketu v čakárni.');
    await press(see.getByRole('link', { name: /^E-recepty/ }));
    await press(await findOpener(see, 'Pacient 1'));
    await see.findByRole('button', { name: 'Vystaviť recept: Pacient 1, Liek 1', busy: true });
    await release(practice.lane, ACCEPT);
    await untilShown(see, 'Pacient 2', 'Pacient 3', 'Pacient 4');
    await see.findByText('Vyberte žiadosť zo zoznamu a zobrazí sa jej detail.');
    await untilHeld(practice.lane, ACCEPT, 1);
    await letGo(practice);
    await see.findByText('Žiaden obsah na zobrazenie');
  });

  it('X15 C16 a channel action adds a new prescription, and keeps the run and the selection', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await begin(practice, see, 'late');
    await askForRecept(practice, { name: 'Pacient 5', medicine: 'Liek 5' });
    await untilShown(see, 'Pacient 1', 'Pacient 2', 'Pacient 3', 'Pacient 4', 'Pacient 5');
    expect(openerOf(see, 'Pacient 1')?.closest('li')?.ariaBusy).to.equal('true');
    expect(openerOf(see, 'Pacient 2')?.closest('li')?.ariaBusy).to.equal(null);
    see.getByText('0 z 4 vybavených');
    expect(checkBoxOf(see, 'Vybrať: Pacient 4, Liek 4').checked).to.equal(true);
    expect(checkBoxOf(see, 'Vybrať: Pacient 5, Liek 5').checked).to.equal(false);
    await letGo(practice);
    await see.findByText('Vystavené 4 recepty, notifikácie boli pacientom odoslané');
    await untilShown(see, 'Pacient 5');
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(4);
  });

  it('F1 C16 stops when the session ends, and shows the login', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await begin(practice, see);
    await endSession(practice.token);
    await letGo(practice);
    await see.findByRole('heading', { name: 'Prihlásenie' });
    // The first one was under way.
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(2);
    await until(() => address().startsWith('/prihlasenie'));
    expect(await receptStatus(practice, practice.recordIds.recepts[2] ?? 0)).to.equal('pending');
  });
});
