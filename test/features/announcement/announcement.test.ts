// needs: own-page
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { clockIn, dayFromNow, slovakDate } from '../../support/dates';
import type { Seen } from '../../support/mount';
import { setTimeZone } from '../../support/page';
import { breakCall, createPractice, seenCalls, storedAnnouncement, type TestPractice } from '../../support/practice';
import { ZONE } from '../../support/practice-clock';
import { until } from '../../support/until';
import { mountPanel, opened, write } from '../../support/popup-panel';
import { clearPage, describeForm } from '../../support/popup-scenarios';

const PATH = '/api/special-announcements-add';
const TITLE = 'Pridať oznam';
const DONE = 'Oznam bol úspešne vytvorený';
const mount = (practice: TestPractice) => mountPanel(practice, { menu: /^Rýchle akcie$/, entry: TITLE, title: TITLE });
const end = (see: Seen) => see.getByRole<HTMLInputElement>('combobox', { name: 'Zobrazovať do' });
const note = (see: Seen) => see.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
const add = (see: Seen) => see.getByRole('button', { name: 'Pridať' });

describe('the special notice', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(async () => {
    await clearPage();
    await setTimeZone(null);
  });

  for (const zone of ['Europe/Bratislava', 'America/Los_Angeles', 'Pacific/Auckland']) {
    it(`P8 C24 F16 V6 stores what is entered by mouse, in ${zone}`, async () => {
      await setTimeZone(zone);
      const practice = await createPractice();
      const panel = await mount(practice);
      const { see } = panel;
      await panel.open();
      const day = dayFromNow(2);
      await write(end(see), `${slovakDate(day)} 9:05`);
      await write(note(see), '  V piatok neordinujeme.  ');
      await press(add(see));
      await see.findByText(DONE);
      const stored = await storedAnnouncement(practice);
      expect(stored?.note).to.equal('V piatok neordinujeme.');
      expect(clockIn(zone, stored?.expired_at ?? '')).to.equal(`${day} 09:05`);
      await until(() => focused() === panel.opener());
      // It is known at once that there is one.
      await panel.open();
      see.getByText('Môžete pridať iba jedno oznámenie.');
      const [endDay = '', endTime = ''] = clockIn(ZONE, stored?.expired_at ?? '').split(' ');
      see.getByText(`Zobrazuje sa do ${slovakDate(endDay)} ${endTime.replace(/^0/, '')}`);
    });
  }

  it('P8 C24 S9 works by keyboard alone', async () => {
    const practice = await createPractice();
    const panel = await mount(practice);
    const { see } = panel;
    panel.opener().focus();
    await pressKeys('Enter', 'End', 'Enter');
    await opened(panel, TITLE);
    await until(() => focused() === end(see));
    const day = dayFromNow(1);
    await type(`${slovakDate(day)} 7:30`);
    await pressKeys('Tab');
    expect(focused()?.getAttribute('name')).to.equal('note');
    await type('Prvý riadok');
    await pressKeys('Enter');
    await type('druhý riadok');
    await pressKeys('Tab', 'Tab', 'Enter');
    await see.findByText(DONE);
    const stored = await storedAnnouncement(practice);
    expect(stored?.note).to.equal('Prvý riadok\ndruhý riadok');
    expect(clockIn(undefined, stored?.expired_at ?? '')).to.equal(`${day} 07:30`);
    await until(() => focused() === panel.opener());
  });

  it('V6 V9 each field shows its error at once, the first gets the focus, and nothing is sent', async () => {
    const practice = await createPractice();
    const panel = await mount(practice);
    const { see, element } = panel;
    await panel.open();
    await press(add(see));
    await see.findByText('Položka Zobrazovať do je povinná');
    see.getByText('Položka Text oznamu je povinná');
    await until(() => focused() === end(see));
    await expectAccessible(element);
    await write(note(see), 'x');
    await until(() => !see.queryByText('Položka Text oznamu je povinná'));
    await pressKeys('Backspace');
    await see.findByText('Položka Text oznamu je povinná');
    await type('Text');
    await write(end(see), `${slovakDate(dayFromNow(-1))} 9:00`);
    await pressKeys('Tab');
    await see.findByText(/^Najskôr /);
    await press(add(see));
    await until(() => focused() === end(see));
    await write(end(see), `${slovakDate(dayFromNow(1))} 9:03`);
    await press(add(see));
    await see.findByText('Čas zadajte v násobkoch 5 minút');
    expect(await seenCalls(practice.lane, PATH)).to.have.length(0);
  });

  it('X8 shows the current notice in place of the form', async () => {
    const practice = await createPractice([], {
      announcement: { note: 'Máme dovolenku.', expired_at: new Date(Date.now() + 86_400_000).toISOString() },
    });
    const panel = await mount(practice);
    const { see, element } = panel;
    await panel.open();
    see.getByText('Môžete pridať iba jedno oznámenie.');
    see.getByText('Máme dovolenku.');
    see.getByText(/^Zobrazuje sa do \d/);
    expect(see.queryByRole('textbox', { name: 'Text oznamu' })).to.equal(null);
    await expectAccessible(element);
    await until(() => focused() === see.getByRole('button', { name: 'Zavrieť' }));
    await pressKeys('Enter');
    await until(() => focused() === panel.opener());
  });

  it('X8 shows the form again when the notice expires', async () => {
    const practice = await createPractice([], {
      announcement: { note: 'O chvíľu skončí.', expired_at: new Date(Date.now() + 4_000).toISOString() },
    });
    const panel = await mount(practice);
    await panel.open();
    panel.see.getByText('O chvíľu skončí.');
    await until(() => panel.see.queryByRole('textbox', { name: 'Text oznamu' }));
  });

  it('X8 F2 a notice was stored although the answer was lost: the alert says so, and the popup shows it', async () => {
    const practice = await createPractice();
    const panel = await mount(practice);
    const { see } = panel;
    await panel.open();
    await write(end(see), `${slovakDate(dayFromNow(1))} 9:00`);
    await write(note(see), 'Neistý oznam');
    await breakCall(practice.lane, { kind: 'cut', path: PATH });
    await press(add(see));
    await see.findByText('Zmena sa medzitým uložila.');
    await press(see.getByRole('button', { name: 'V poriadku' }));
    await panel.open();
    await see.findByText('Môžete pridať iba jedno oznámenie.');
    see.getByText('Neistý oznam');
    expect((await storedAnnouncement(practice))?.note).to.equal('Neistý oznam');
  });

  describeForm({
    marks: 'P8 C24',
    title: TITLE,
    path: PATH,
    submit: 'Pridať',
    done: DONE,
    field: { wire: 'note', label: 'Text oznamu' },
    create: () => createPractice(),
    mount,
    async fillIn(see) {
      await write(end(see), `${slovakDate(dayFromNow(2))} 9:05`);
      await write(note(see), 'V piatok neordinujeme.');
    },
    expectFilled(see) {
      expect(end(see).value).to.equal(`${slovakDate(dayFromNow(2))} 9:05`);
      expect(note(see).value).to.equal('V piatok neordinujeme.');
    },
    expectEmpty(see) {
      expect(end(see).value).to.equal('');
      expect(note(see).value).to.equal('');
    },
    async expectStored(practice) {
      expect((await storedAnnouncement(practice))?.note).to.equal('V piatok neordinujeme.');
    },
    async expectNotStored(practice) {
      expect(await storedAnnouncement(practice)).to.equal(null);
    },
  });
});
