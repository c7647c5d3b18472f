import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import * as practiceOf from '../../../support/practice';
import { mountPanel, opened, write } from '../../../support/popup-panel';
import { until } from '../../../support/until';
import { focused, press, pressKeys, type } from '../../../support/user-input';

const { breakCall, createPractice, endSession, release, seenCalls, storedTickets, untilHeld } = practiceOf;
const ADD = '/api/ticket-add';
const TITLE = 'Pridať do čakárne';
const DONE = 'Pacient bol pridaný do čakárne';
const offered = { capabilities: ['ticket-add'] };

const radio = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('radio', { name });
const name = (see: Seen) => see.getByRole<HTMLInputElement>('textbox', { name: 'Meno pacienta' });
const note = (see: Seen) => see.getByRole<HTMLTextAreaElement>('textbox', { name: 'Poznámka' });
const urgent = (see: Seen) => see.getByRole<HTMLInputElement>('switch', { name: 'Urgentné' });
const submit = (see: Seen) => press(see.getByRole('button', { name: 'Pridať' }));
const today = async (practice: practiceOf.TestPractice) => (await storedTickets(practice))[0]?.tickets ?? [];

describe('adding somebody to the waiting room', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  it('from the quick actions, a patient of the list with an appointment, by keyboard alone', async () => {
    const practice = await createPractice([], {
      ...offered,
      patients: [{ fullname: 'Ján Žltý' }, { fullname: 'Eva Čierna', phone: '+421 900 111 222' }],
    });
    const panel = await mountPanel(practice, { menu: /^Rýchle akcie$/, entry: TITLE, title: TITLE });
    const { see } = panel;
    panel.opener().focus();
    await pressKeys('Enter');
    // The menu offers the entry once the panel knows what the server can do.
    await see.findByRole('menuitem', { name: TITLE });
    await pressKeys('End', 'Enter');
    await opened(panel, TITLE);
    await until(() => focused() === radio(see, 'Zo zoznamu pacientov'));
    await pressKeys('Tab');
    await type('cierna');
    await pressKeys('Enter', 'Tab');
    await until(() => focused() === radio(see, 'Čakací lístok'));
    await pressKeys('ArrowRight', 'Enter');
    await see.findByText(DONE);
    const [ticket] = await today(practice);
    expect(ticket).to.deep.include({ type: 'schedule', is_patient: true, is_urgent: false });
    expect(ticket?.user?.id).to.equal(practice.recordIds.patients[1]);
    await until(() => focused() === panel.opener());
  });

  it('from an embedded waiting room: each field shows its error, the first has the focus, and nothing is sent; a person by name, urgent, with a note; asks before the same person is added twice, and keeps what was typed', async () => {
    const waiting = { type: 'queue' as const, user: { fullname: 'Ján Žltý', isPatient: true } };
    const practice = await createPractice([waiting], offered);
    const mounted = await mount(practice, 'ordinacia-waiting-room');
    const { see } = mounted;
    const openForm = async () => {
      await press(await see.findByRole('button', { name: TITLE }));
      await opened(mounted, TITLE);
    };
    await openForm();
    await submit(see);
    await see.findByText('Položka Pacient zo zoznamu je povinná');
    await press(radio(see, 'Iné meno'));
    await submit(see);
    await see.findByText('Položka Meno pacienta je povinná');
    await until(() => focused() === name(see));
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await write(name(see), ' Eva Urgentná ');
    await press(urgent(see));
    await write(note(see), 'Dýchavičnosť');
    await submit(see);
    await see.findByText(DONE);
    const [first] = await today(practice);
    expect(first).to.deep.include({
      type: 'queue',
      ticket_title: 'Lístok 2',
      user_alternate: 'Eva Urgentná',
      event_note: 'Dýchavičnosť',
      is_urgent: true,
    });
    await see.findByRole('button', { name: 'Ďalší pacient: Eva Urgentná' });
    see.getByText('Urgentné');

    await openForm();
    await press(radio(see, 'Zo zoznamu pacientov'));
    await press(see.getByRole('combobox', { name: 'Pacient zo zoznamu' }));
    await type('zlty');
    await pressKeys('Enter');
    await write(note(see), 'Druhá vec');
    await submit(see);
    const heading = await see.findByRole('heading', { name: 'Tento pacient už dnes čaká' });
    await until(() => focused() === heading);
    expect(see.getByRole('list', { name: 'Koho sa to týka' }).textContent).to.contain('Lístok 1');
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
    await press(see.getByRole('button', { name: 'Späť k úpravám' }));
    expect(note(see).value).to.equal('Druhá vec');
    await until(() => focused() instanceof HTMLButtonElement);
    await press(radio(see, 'Iné meno'));
    await write(name(see), 'jan zlty');
    await submit(see);
    await press(await see.findByRole('button', { name: 'Pridať ešte raz' }));
    await until(async () => (await today(practice)).length === 3);
    const notes = (await today(practice)).map(({ event_note }) => event_note);
    expect(notes).to.deep.equal(['Dýchavičnosť', null, 'Druhá vec']);
  });

  const RESTORED = 'Obnovili sme, čo ste rozpísali.';
  async function fillIn(see: Seen): Promise<void> {
    await press(radio(see, 'Iné meno'));
    await write(name(see), 'Eva Malá');
    await press(urgent(see));
  }
  async function beginFilled() {
    const practice = await createPractice([], offered);
    const panel = await mountPanel(practice, { menu: /^Rýchle akcie$/, entry: TITLE, title: TITLE });
    await panel.open();
    await fillIn(panel.see);
    return { practice, panel, see: panel.see };
  }
  function expectRestored(see: Seen): void {
    see.getByText(RESTORED);
    expect([name(see).value, urgent(see).checked]).to.deep.equal(['Eva Malá', true]);
  }

  it('P6 P8 X7 Escape closes the popup and keeps a draft; „Začať odznova“ and a logout discard it', async () => {
    const { see, panel, practice } = await beginFilled();
    const expectEmpty = () => {
      expect([radio(see, 'Zo zoznamu pacientov').checked, urgent(see).checked]).to.deep.equal([true, false]);
    };
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog') && focused() === panel.opener());
    await panel.open();
    expectRestored(see);
    await press(see.getByRole('button', { name: 'Začať odznova' }));
    await until(() => !see.queryByText(RESTORED));
    expectEmpty();
    await until(() => see.getByRole('dialog').contains(focused()) && focused()?.matches('input'));
    await fillIn(see);
    await pressKeys('Escape');
    await panel.logOut();
    await panel.logIn();
    await panel.open();
    expect(see.queryByText(RESTORED)).to.equal(null);
    expectEmpty();
    expect(await today(practice)).to.have.length(0);
  });

  it('P6 X7 X9 a draft survives an expired session; a ticket whose response comes after that is stored once, though the form is sent again', async () => {
    const { see, practice, panel } = await beginFilled();
    await breakCall(practice.lane, { kind: 'hold', path: ADD, times: 1 });
    await submit(see);
    await untilHeld(practice.lane, ADD);
    await endSession(practice.token);
    (panel.element as HTMLElement & { refresh(): void }).refresh();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await release(practice.lane, ADD);
    await panel.logIn();
    await opened(panel, TITLE);
    expectRestored(see);
    await submit(see);
    await see.findByText(DONE);
    expect((await today(practice)).map(({ user_alternate }) => user_alternate)).to.deep.equal(['Eva Malá']);
  });
});
