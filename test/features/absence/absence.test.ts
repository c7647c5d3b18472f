// needs: own-page
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { clockIn, dayFromNow, slovakDate } from '../../support/dates';
import type { Seen } from '../../support/mount';
import { setTimeZone } from '../../support/page';
import { createPractice, seenCalls, storedAbsences, type TestPractice } from '../../support/practice';
import { ZONE } from '../../support/practice-clock';
import { until } from '../../support/until';
import { mountPanel, opened, write } from '../../support/popup-panel';
import { clearPage, describeForm } from '../../support/popup-scenarios';

const PATH = '/api/absence-add';
const TITLE = 'Nastaviť absenciu';
const DONE = 'Absencia bola vytvorená úspešne';
const mount = (practice: TestPractice) => mountPanel(practice, { menu: /^Rýchle akcie$/, entry: TITLE, title: TITLE });
const from = (see: Seen) => see.getByRole<HTMLInputElement>('combobox', { name: 'Začiatok' });
const to = (see: Seen) => see.getByRole<HTMLInputElement>('combobox', { name: 'Koniec' });
const set = (see: Seen) => see.getByRole('button', { name: 'Nastaviť' });
const wholeDays = (see: Seen) => see.getByRole<HTMLInputElement>('switch', { name: 'Celé dni' });
const radio = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('radio', { name });

/** The one absence that is stored, its ends as the clocks of the zone show them. */
async function onlyAbsence(practice: TestPractice, zone?: string) {
  const absences = await storedAbsences(practice);
  expect(absences).to.have.length(1);
  return absences.map(({ absence_from, absence_to, supplier_id, supplier_name }) => ({
    from: clockIn(zone, absence_from),
    to: clockIn(zone, absence_to),
    supplier_id,
    supplier_name,
  }))[0];
}

describe('the absence popup', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(async () => {
    await clearPage();
    await setTimeZone(null);
  });

  for (const zone of ['Europe/Bratislava', 'America/Los_Angeles', 'Pacific/Auckland']) {
    it(`P6 C22 F13 V4 stores what is entered by mouse, with a custom substitute, in ${zone}`, async () => {
      await setTimeZone(zone);
      const practice = await createPractice();
      const panel = await mount(practice);
      const { see } = panel;
      await panel.open();
      const [first, last] = [dayFromNow(2), dayFromNow(4)];
      await write(from(see), `${slovakDate(first)} 8:05`);
      await write(to(see), `${slovakDate(last)} 16:30`);
      await press(radio(see, 'Iný lekár'));
      await write(see.getByRole<HTMLInputElement>('textbox', { name: 'Meno zastupujúceho' }), ' MUDr. Iná ');
      await press(set(see));
      await see.findByText(DONE);
      expect(await onlyAbsence(practice, zone)).to.deep.equal({
        from: `${first} 08:05`,
        to: `${last} 16:30`,
        supplier_id: null,
        supplier_name: 'MUDr. Iná',
      });
      await until(() => focused() === panel.opener());
    });

    it(`P6 C22 V4 stores whole days from midnight to 23:59, in ${zone}`, async () => {
      await setTimeZone(zone);
      const practice = await createPractice();
      const panel = await mount(practice);
      const { see } = panel;
      await panel.open();
      await press(wholeDays(see));
      const day = dayFromNow(3);
      await write(from(see), slovakDate(day));
      await write(to(see), slovakDate(day));
      await press(set(see));
      await see.findByText(DONE);
      // Days have no zone: they are the practice's.
      expect(await onlyAbsence(practice, ZONE)).to.deep.equal({
        from: `${day} 00:00`,
        to: `${day} 23:59`,
        supplier_id: null,
        supplier_name: null,
      });
    });
  }

  it('P6 C22 S9 V7 works by keyboard alone, with a substitute from the list', async () => {
    const practice = await createPractice([], { substitutes: ['MUDr. Žofia Dlhá', 'MUDr. Peter Krátky'] });
    const panel = await mount(practice);
    const { see } = panel;
    panel.opener().focus();
    await pressKeys('Enter', 'ArrowDown', 'Enter');
    await opened(panel, TITLE);
    await until(() => focused() === wholeDays(see));
    await pressKeys('Space', 'Tab');
    const day = dayFromNow(1);
    await type(slovakDate(day));
    await pressKeys('Tab');
    await type(slovakDate(day));
    await pressKeys('Tab');
    await until(() => focused() === radio(see, 'Bez zastupovania'));
    await pressKeys('ArrowRight', 'Tab');
    await until(() => focused() === see.getByRole('combobox', { name: 'Zastupujúci lekár' }));
    await type('zofia');
    await pressKeys('Enter');
    await pressKeys('Enter');
    await see.findByText(DONE);
    expect(await onlyAbsence(practice)).to.deep.equal({
      from: `${day} 00:00`,
      to: `${day} 23:59`,
      supplier_id: practice.substitutes[0]?.id,
      supplier_name: null,
    });
    await until(() => focused() === panel.opener());
  });

  it('V4 V9 each field shows its error at once, the first gets the focus, and nothing is sent', async () => {
    const practice = await createPractice();
    const panel = await mount(practice);
    const { see, element } = panel;
    await panel.open();
    await press(set(see));
    await see.findByText('Položka Začiatok je povinná');
    see.getByText('Položka Koniec je povinná');
    await until(() => focused() === from(see));
    await expectAccessible(element);
    await write(from(see), `${slovakDate(dayFromNow(3))} 8:00`);
    await until(() => !see.queryByText('Položka Začiatok je povinná'));
    await write(to(see), `${slovakDate(dayFromNow(3))} 7:55`);
    await see.findByText('Položka Koniec nesmie byť skôr ako Začiatok');
    await press(set(see));
    await until(() => focused() === to(see));
    // The other end can be what is changed.
    await write(from(see), `${slovakDate(dayFromNow(3))} 7:55`);
    await until(() => !see.queryByText('Položka Koniec nesmie byť skôr ako Začiatok'));
    await write(to(see), 'neviem');
    await press(set(see));
    await see.findByText('Zadajte dátum a čas, napríklad 23. 11. 2026 9:05');
    await press(radio(see, 'Iný lekár'));
    const name = see.getByRole<HTMLInputElement>('textbox', { name: 'Meno zastupujúceho' });
    await press(name);
    await type('a'.repeat(256));
    await see.findByText('Položka Meno zastupujúceho môže obsahovať najviac 255 znakov');
    expect(await seenCalls(practice.lane, PATH)).to.have.length(0);
  });

  it('P6 the switch removes the times and restores them', async () => {
    const practice = await createPractice();
    const panel = await mount(practice);
    const { see } = panel;
    await panel.open();
    const day = slovakDate(dayFromNow(3));
    await write(from(see), `${day} 8:05`);
    await press(wholeDays(see));
    expect([from(see).value, to(see).value]).to.deep.equal([day, '']);
    expect(see.queryByText(/je povinná/), 'nobody was in the other field').to.equal(null);
    await press(wholeDays(see));
    expect([from(see).value, to(see).value]).to.deep.equal([`${day} 8:05`, '']);
  });

  it('V7 says when the list of substitutes is empty', async () => {
    const panel = await mount(await createPractice());
    const { see, element } = panel;
    await panel.open();
    await press(radio(see, 'Zo zoznamu'));
    await see.findByRole('combobox', { name: 'Zastupujúci lekár' });
    await expectAccessible(element);
  });

  describeForm({
    marks: 'P6 C22',
    title: TITLE,
    path: PATH,
    submit: 'Nastaviť',
    done: DONE,
    field: { wire: 'absence_to', label: 'Koniec' },
    create: () => createPractice(),
    mount,
    async fillIn(see) {
      await write(from(see), `${slovakDate(dayFromNow(2))} 8:05`);
      await write(to(see), `${slovakDate(dayFromNow(2))} 12:00`);
      await press(radio(see, 'Iný lekár'));
      await write(see.getByRole<HTMLInputElement>('textbox', { name: 'Meno zastupujúceho' }), 'MUDr. Iná');
    },
    expectFilled(see) {
      expect(from(see).value).to.equal(`${slovakDate(dayFromNow(2))} 8:05`);
      expect(to(see).value).to.equal(`${slovakDate(dayFromNow(2))} 12:00`);
      expect(see.getByRole('textbox', { name: 'Meno zastupujúceho' })).to.have.property('value', 'MUDr. Iná');
    },
    expectEmpty(see) {
      expect([from(see).value, to(see).value]).to.deep.equal(['', '']);
      expect(radio(see, 'Bez zastupovania').checked).to.equal(true);
    },
    async expectStored(practice) {
      expect((await onlyAbsence(practice))?.supplier_name).to.equal('MUDr. Iná');
    },
    async expectNotStored(practice) {
      expect(await storedAbsences(practice)).to.have.length(0);
    },
  });
});
