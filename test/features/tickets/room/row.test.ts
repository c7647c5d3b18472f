import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openRoom } from '../../../elements/open-element';
import { dayFromNow } from '../../../support/dates';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { breakCall, createPractice, release, untilHeld } from '../../../support/practice';
import { press } from '../../../support/user-input';
import { until } from '../../../support/until';
import { three } from '../history/office-card';

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('It is not there.');
  return element.getBoundingClientRect();
};
const rowOf = (see: Seen, name: string) => {
  const row = see.getByRole('button', { name }).closest('li');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};

describe('a row of the waiting room', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('T3 under its day the time stands in a column of its own, in the same place in every row', async () => {
    const { see, element } = await openRoom([
      { type: 'schedule', time: '00:10', user_alternate: 'Ján Prvý' },
      { type: 'schedule', time: '08:20', user_alternate: 'Eva Druhá' },
      { type: 'queue', user_alternate: 'Ivan Tretí' },
      { type: 'schedule', date: dayFromNow(1), time: '10:40', user_alternate: 'Oto Zajtrajší' },
    ]);
    await see.findByRole('button', { name: 'Eva Druhá' });
    const [time, name] = [boxOf(see.getByText('8:20')), boxOf(see.getByRole('button', { name: 'Eva Druhá' }))];
    expect(time.right).to.be.below(name.left);
    expect(boxOf(see.getByRole('button', { name: 'Ivan Tretí' })).left, 'without a time').to.equal(name.left);
    expect(boxOf(see.getByText('10:40')).right).to.be.closeTo(time.right, 0.5);
    see.getByText('0:10');
    // Screen readers get the full text.
    expect(rowOf(see, 'Eva Druhá').textContent).to.contain('dnes o 8:20');
    expect(boxOf(see.getByText('dnes o 8:20')).width).to.be.at.most(1);

    element.style.width = '390px';
    await until(() => boxOf(rowOf(see, 'Eva Druhá')).width < 390);
    expect(boxOf(see.getByText('8:20')).right).to.be.below(boxOf(see.getByRole('button', { name: 'Eva Druhá' })).left);
    expect(document.documentElement.scrollWidth).to.equal(1280);
  });

  it('T3 a ticket without a person is led by its number: in the row, as the initials, in the detail and the question; hidden names leave it readable', async () => {
    const fromKiosk = { type: 'queue' as const, origin_title: 'Kiosk v čakárni' };
    const tickets = [fromKiosk, fromKiosk, { type: 'queue' as const, user_alternate: 'Eva Druhá' }];
    const { see } = await openRoom(tickets, { settings: { privacy: true } });
    await see.findByRole('button', { name: 'Ďalší pacient: Lístok 1' });
    const words = (part: HTMLElement) => part.innerText.replace(/\s+/g, ' ');
    for (const number of [1, 2])
      expect(words(rowOf(see, `Lístok ${number}`))).to.match(
        new RegExp(`^${number} Lístok ${number} Kiosk v čakárni Čakací lístok`),
      );
    await until(() => getComputedStyle(see.getByText('Eva Druhá')).filter !== 'none');
    for (const part of rowOf(see, 'Lístok 1').querySelectorAll('*'))
      expect(getComputedStyle(part).filter).to.equal('none');
    await press(see.getByRole('button', { name: 'Lístok 2' }));
    const detail = see.getByRole('region', { name: 'Detail tiketu' });
    expect(words(detail)).to.match(/^Detail tiketu 2 Lístok 2 /);
    await press(see.getAllByRole('button', { name: 'Zrušiť termín: Lístok 2' })[0] ?? detail);
    const question = see.getByRole('dialog', { name: 'Naozaj chcete zrušiť termín?' });
    expect(question.textContent.match(/Lístok 2/g)).to.have.length(1);
  });

  it('T6 P9 shows the note in one line, the first row in two; „Zrušiť termín“ is the quietest control and a target for a thumb; confirming it looks dangerous, and stands apart from the way out', async () => {
    const event_note = 'Bolesť hrdla a horúčka\nod včera večera. '.repeat(9);
    const { see, element } = await openRoom([
      { type: 'queue', user_alternate: 'Ján Prvý', event_note },
      { type: 'queue', user_alternate: 'Eva Druhá', event_note },
    ]);
    const [first, second] = await see.findAllByText(/^Bolesť hrdla/);
    if (!first || !second) throw new Error('There are no two notes.');
    expect(second.scrollWidth).to.be.above(second.clientWidth);
    const line = Number.parseFloat(getComputedStyle(second).lineHeight);
    expect(second.clientHeight).to.be.below(1.5 * line);
    expect(first.clientHeight).to.be.within(1.5 * line, 2.5 * line);

    const cancel = see.getByRole('button', { name: 'Zrušiť termín: Eva Druhá' });
    const { borderTopColor, backgroundColor, color, fontWeight } = getComputedStyle(cancel);
    expect([borderTopColor, backgroundColor]).to.deep.equal(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    expect(color).to.equal(getComputedStyle(see.getByText('Lístok 2')).color);
    expect(Number(fontWeight)).to.be.below(
      Number(getComputedStyle(see.getByRole('button', { name: 'Eva Druhá' })).fontWeight),
    );
    expect(cancel.innerText).to.equal('Zrušiť termín');

    const fillOf = (name: string) => getComputedStyle(see.getByRole('button', { name })).backgroundColor;
    await press(cancel);
    const dangerous = fillOf('Áno');
    const gap =
      boxOf(see.getByRole('button', { name: 'Áno' })).left - boxOf(see.getByRole('button', { name: 'Zrušiť' })).right;
    expect(gap).to.be.above(100);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await press(see.getByRole('button', { name: 'Eva Druhá' }));
    await press(see.getByRole('button', { name: 'Odbaviť: Eva Druhá' }));
    see.getByRole('dialog', { name: 'Odbaviť pacienta mimo poradia?' });
    expect(fillOf('Áno')).not.to.equal(dangerous);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await press(see.getByRole('button', { name: 'Zavrieť detail' }));
    element.style.width = '390px';
    await until(() => boxOf(cancel).width === 40);
    expect(boxOf(cancel).height).to.be.at.least(40);
  });

  it('its skeleton is as high as the rows, and stands where they will', async () => {
    const practice = await createPractice(three);
    for (const width of [1280, 390]) {
      await setViewport({ width, height: 860 });
      await breakCall(practice.lane, { kind: 'hold', path: '/api/tickets', times: 1 });
      const { see } = await mount(practice, 'ordinacia-waiting-room');
      await untilHeld(practice.lane, '/api/tickets');
      const loading = await see.findByText('Načítava sa…');
      const skeleton = await until(() => {
        const shown = [...(loading.parentElement?.querySelectorAll('div') ?? [])].slice(0, three.length);
        return shown.length === three.length && shown;
      });
      const placesOf = (all: readonly Element[]) =>
        all.map(boxOf).map(({ top, height, width: wide }) => ({ top, height, wide }));
      const expected = placesOf(skeleton);
      await release(practice.lane, '/api/tickets');
      await see.findByRole('button', { name: 'Ján Prvý' });
      expect(placesOf(see.getAllByRole('listitem'))).to.deep.equal(expected);
      await unmountAll();
    }
  });
});
