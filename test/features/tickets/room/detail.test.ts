import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openRoom, recordEvents } from '../../../elements/open-element';
import { plainSpaces } from '../../../../src/lib/clean-text';
import { focused, pressKeys, press } from '../../../support/user-input';
import { unmountAll, type Seen } from '../../../support/mount';
import { answerWith, clearFaults, seenCalls, storedPatients } from '../../../support/practice';
import { until } from '../../../support/until';

const items = (see: Seen) =>
  Object.fromEntries(see.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));

const isSeen = (element: HTMLElement | null) => element?.checkVisibility() === true;

const appointment = {
  type: 'schedule' as const,
  time: '00:10',
  ticket_title: 'Predoperačné vyšetrenie',
  exchange_number: '2026/03982',
  exchange_doctor: 'MUDr. Dana Urbanová',
  origin_title: 'Telefonicky',
  event_note: 'Užíva warfarín.',
  user: { fullname: 'Žofia Ďuríčková' },
};

describe('ticket detail', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('T7 S18 S20 S21 a press on a ticket opens its detail with avatar, name and every item; the purchase method and notes only when there are any; the check serves, out of turn after a confirmation, and the trash cancels', async () => {
    const { practice, see, element } = await openRoom([
      appointment,
      { type: 'schedule', time: '00:30', user_alternate: 'Tretí' },
      { type: 'queue', user_alternate: 'Oto Lukáč' },
    ]);
    const selected = recordEvents(element, 'ordinacia-ticket-select');
    await press(await see.findByRole('button', { name: 'Žofia Ďuríčková' }));
    const detail = see.getByRole('region', { name: 'Detail tiketu' });
    expect(detail.textContent).to.contain('ŽĎ').and.to.contain('Žofia Ďuríčková');
    const shown = items(see);
    expect(shown).to.include({
      Tiket: 'Predoperačné vyšetrenie',
      Termín: 'dnes o 0:10',
      'Spôsob objednania': 'Telefonicky',
      Poznámky: 'Užíva warfarín.',
    });
    expect(shown['Výmenný lístok']).to.contain('2026/03982').and.to.contain('MUDr. Dana Urbanová');
    expect(shown.Vytvorené).to.match(/^dnes o \d/);
    expect(selected).to.deep.equal([{ id: practice.ids[0] }]);
    await press(see.getByRole('button', { name: 'Oto Lukáč' }));
    expect(Object.keys(items(see))).to.deep.equal(['Tiket', 'Termín', 'Výmenný lístok', 'Vytvorené']);
    expect(items(see)).to.include({ Termín: 'bez termínu', 'Výmenný lístok': 'neuvedené' });

    await press(see.getByRole('button', { name: 'Odbaviť: Oto Lukáč' }));
    see.getByRole('dialog', { name: 'Odbaviť pacienta mimo poradia?' });
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Tiket bol úspešne odbavený');
    await until(() => !see.queryByRole('button', { name: 'Oto Lukáč' }));
    await press(see.getByRole('button', { name: 'Žofia Ďuríčková' }));
    await press(see.getByRole('button', { name: 'Odbaviť: Žofia Ďuríčková' }));
    await until(() => !see.queryByRole('button', { name: 'Žofia Ďuríčková' }));
    await press(see.getByRole('button', { name: 'Tretí' }));
    const open = see.getByRole('region', { name: 'Detail tiketu' });
    const trash = [...open.querySelectorAll('button')].find((one) => one.textContent.includes('Zrušiť termín'));
    await press(trash ?? open);
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Tiket bol úspešne zamietnutý');
    await see.findByText('Žiaden obsah na zobrazenie');
  });

  it('T9 S19 X12 C8 F5 P9 adds a user who is not a patient yet, after a confirmation, also at the second try; a patient, and a ticket without a user, have no such button', async () => {
    const { practice, see, element } = await openRoom([
      appointment,
      { ...appointment, time: '00:20', user_alternate: 'x' },
      { type: 'schedule', time: '00:30', user: { fullname: 'Ján Pacient', isPatient: true } },
      { type: 'schedule', time: '00:40', user_alternate: 'Eva Cudzia' },
    ]);
    await press((await see.findAllByRole('button', { name: 'Žofia Ďuríčková' }))[0] ?? element);
    see.getByText('Pacient ešte nie je autorizovaný. Pridaním do zoznamu získate ďalšie funkcie.');
    await press(see.getByRole('button', { name: 'Pridať pacienta' }));
    const dialog = see.getByRole('dialog', { name: 'Naozaj chcete pridať pacienta do zoznamu pacientov?' });
    expect(plainSpaces(dialog.textContent)).to.contain(
      'Pridajte ho do Vášho zoznamu pacientov a získajte ďalšie funkcie.',
    );

    await press(see.getByRole('button', { name: 'Zrušiť' }));
    expect(see.queryByRole('dialog')).to.equal(null);
    const names = async () => (await storedPatients(practice)).map(({ attributes }) => attributes.fullname);
    expect(await names()).to.deep.equal(['Ján Pacient']);

    await answerWith(practice.lane, '/api/patient-add-to-doctor', 403, '{"message":""}');
    await press(see.getByRole('button', { name: 'Pridať pacienta' }));
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Pacienta sa nepodarilo pridať.');
    expect(see.queryByText('Pacient bol úspešne pridaný')).to.equal(null);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Pridať pacienta' }));
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Pacient bol úspešne pridaný');
    await until(() => !see.queryByRole('button', { name: 'Pridať pacienta' }));
    expect(await names()).to.have.members(['Ján Pacient', 'Žofia Ďuríčková']);
    for (const name of ['Ján Pacient', 'Eva Cudzia']) {
      await press(see.getByRole('button', { name }));
      expect(see.queryByRole('button', { name: 'Pridať pacienta' }), name).to.equal(null);
    }
  });

  it('shows a failed action where the detail covers the list, once, with a retry that keeps the focus on the action; and at its row', async () => {
    const { practice, see, element } = await openRoom([
      { type: 'schedule', time: '00:10', user_alternate: 'Prvý' },
      { type: 'schedule', time: '00:20', user_alternate: 'Druhý' },
    ]);
    element.style.width = '390px';
    await answerWith(practice.lane, '/api/ticket-next', 403, '{"message":""}');
    await answerWith(practice.lane, '/api/ticket-reject', 403, '{"message":""}');

    await press(await see.findByRole('button', { name: 'Prvý' }));
    const serve = see.getByRole('button', { name: 'Odbaviť: Prvý' });
    await press(serve);
    const failure = await see.findByText('Pacienta sa nepodarilo odbaviť. Tiket zostáva v čakárni.');
    expect(failure.checkVisibility()).to.equal(true);
    expect(failure.closest('[role=alert]')).not.to.equal(null);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    expect(focused()).to.equal(serve);
    await until(() => see.queryByRole('button', { name: 'Skúsiť znova' }));
    expect(await seenCalls(practice.lane, '/api/ticket-next')).to.have.length(2);
    await press(see.getByRole('button', { name: 'Späť na zoznam' }));
    see.getByText('Pacienta sa nepodarilo odbaviť. Tiket zostáva v čakárni.');

    await press(await see.findByRole('button', { name: 'Druhý' }));
    await press(see.getByRole('button', { name: 'Zrušiť termín: Druhý' }));
    await press(see.getByRole('button', { name: 'Áno' }));
    await until(() => isSeen(see.queryByText('Termín sa nepodarilo zrušiť. Tiket zostáva v čakárni.')));
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Tiket bol úspešne zamietnutý');
    expect((await seenCalls(practice.lane, '/api/ticket-reject')).length).to.equal(2);

    await until(() => isSeen(see.queryByText('Pacienta sa nepodarilo odbaviť. Tiket zostáva v čakárni.')));
    await press(see.getByRole('button', { name: 'Prvý' }));
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Tiket bol úspešne odbavený');
  });

  it('W2 above 900 px the list is full, below compact, with a column for a ticket only while it is open, and under 600 px the preview covers it, with a way back', async () => {
    const { see, element } = await openRoom([appointment]);
    const name = await see.findByRole('button', { name: 'Žofia Ďuríčková' });
    const next = see.getByRole('button', { name: /^Ďalší pacient/ });
    const widthOfRow = () => name.closest('li')?.getBoundingClientRect().width ?? 0;
    element.style.width = '800px';
    await until(() => widthOfRow() === 800 - 32);
    await press(name);
    await until(() => widthOfRow() < 500);
    await press(see.getByRole('button', { name: 'Zavrieť detail' }));
    await until(() => widthOfRow() === 800 - 32 && focused() === name);
    await press(name);
    const isOneLine = () =>
      next.getBoundingClientRect().left >= (name.parentElement?.getBoundingClientRect().right ?? Infinity);
    // The element's own padding takes 32 px of its width.
    element.style.width = '933px';
    expect(isOneLine(), 'full at 901 px').to.equal(true);
    element.style.width = '932px';
    expect(isOneLine(), 'compact at 900 px').to.equal(false);
    expect(name.checkVisibility()).to.equal(true);

    await press(name);
    element.style.width = '390px';
    expect(name.checkVisibility()).to.equal(false);
    await press(see.getByRole('button', { name: 'Späť na zoznam' }));
    await until(() => focused() === name);
    expect(see.queryByRole('button', { name: 'Späť na zoznam' })).to.equal(null);

    await pressKeys('Enter');
    await until(() => focused() === see.getByRole('button', { name: 'Späť na zoznam' }));
  });
});
