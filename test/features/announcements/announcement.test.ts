// needs: own-page
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press } from '../../support/user-input';
import { clockIn, dayFromNow, slovakDate } from '../../support/dates';
import { withFakeClock } from '../../support/fake-clock';
import type { Seen } from '../../support/mount';
import { setTimeZone } from '../../support/page';
import { createPractice, seenCalls, storedAnnouncement, type TestPractice } from '../../support/practice';
import { ZONE } from '../../support/practice-clock';
import { until } from '../../support/until';
import { mountPanel, write } from '../../support/popup-panel';
import { clearPage } from '../../support/clear-page';

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

  it('P8 C24 F16 V6 V9 X8 shows each error at its field, the first with the focus, and sends nothing; stores what is entered by mouse, by the browser’s clock, and shows it in place of the form', async () => {
    const zone = 'Pacific/Auckland';
    await setTimeZone(zone);
    const practice = await createPractice();
    const panel = await mount(practice);
    const { see } = panel;
    await panel.open();
    await press(add(see));
    await see.findByText('Položka Zobrazovať do je povinná');
    see.getByText('Položka Text oznamu je povinná');
    await until(() => focused() === end(see));
    expect(await seenCalls(practice.lane, PATH)).to.have.length(0);
    const day = dayFromNow(2);
    await write(end(see), `${slovakDate(day)} 9:05`);
    await write(note(see), '  V piatok neordinujeme.  ');
    expect(see.queryByText('Položka Text oznamu je povinná')).to.equal(null);
    await press(add(see));
    await see.findByText(DONE);
    const stored = await storedAnnouncement(practice);
    expect(stored?.note).to.equal('V piatok neordinujeme.');
    expect(clockIn(zone, stored?.expired_at ?? '')).to.equal(`${day} 09:05`);
    await until(() => focused() === panel.opener());
    await panel.open();
    see.getByText('Môžete pridať iba jedno oznámenie.');
    see.getByText('V piatok neordinujeme.');
    const [endDay = '', endTime = ''] = clockIn(ZONE, stored?.expired_at ?? '').split(' ');
    see.getByText(`Zobrazuje sa do ${slovakDate(endDay)} ${endTime.replace(/^0/, '')}`);
    expect(see.queryByRole('textbox', { name: 'Text oznamu' })).to.equal(null);
    await until(() => focused() === see.getByRole('button', { name: 'Zavrieť' }));
    await pressKeys('Enter');
    await until(() => focused() === panel.opener());
  });

  it('X8 shows the form again when the notice expires', async () => {
    const practice = await createPractice([], {
      announcement: { note: 'O chvíľu skončí.', expired_at: new Date(Date.now() + 60_000).toISOString() },
    });
    const panel = await mount(practice);
    await withFakeClock(async (clock) => {
      await panel.open();
      panel.see.getByText('O chvíľu skončí.');
      await clock.tick(60_000);
      await until(() => panel.see.queryByRole('textbox', { name: 'Text oznamu' }));
    });
  });
});
