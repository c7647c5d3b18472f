import { within } from '@testing-library/dom';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { callAs, closeDisplays, displayKey, openDisplay } from '../features/television/screen/display-screen';
import { days, order, times, answersOf, openFrame, openKiosk, type KioskPage } from '../kiosk/kiosk-page';
import { post } from '../support/colleague';
import { BEGINNING, LONG, longPractice, nextFrames } from '../support/long-values';
import { unmountAll } from '../support/mount';
import { overflowsOf } from '../support/perceivable';
import { nextElsewhere, type TestPractice } from '../support/practice';
import { until } from '../support/until';
import { focused, press } from '../support/user-input';
import { smallFields } from './visit';

describe('with the longest values no page beside the panel is cut, covered or wider than its window', () => {
  const text = LONG;
  before(() => setViewport({ width: 1920, height: 1300 }));
  after(() => setViewport({ width: 1280, height: 800 }));
  afterEach(async () => {
    closeDisplays();
    await unmountAll();
  });

  let practice: TestPractice;
  before(async () => {
    practice = await longPractice();
  });

  it('the kiosk’s form', async () => {
    // Other tests of this run have practices, too.
    await callAs(practice, '/api/profile-store', { name: 'doctor_name', value: `Najdlhší ${text}` });
    const { frame, page, see } = await openKiosk({});
    await until(() => page.body.textContent.includes(text));
    expect(await overflowsIn(frame)).to.equal('');
    expect(await smallFields(page)).to.deep.equal([]);
    const errors = { name: [text], reason: [text], unknown: [text] };
    answersOf(page).answer('/kiosk/api/tickets', 422, JSON.stringify({ errors }));
    const doctors = within(see.getByRole('group', { name: 'Ku komu idete?' }));
    await press(await doctors.findByRole('radio', { name: new RegExp(`^Najdlhší ${BEGINNING}`) }));
    await write(see, /^Vaše meno/, text);
    await press(see.getByRole('button', { name: 'Vziať lístok' }));
    await see.findAllByText(text);
    expect(await overflowsIn(frame)).to.equal('');
    await press(see.getByRole('radio', { name: /^Požiadať o recept/ }));
    expect(await overflowsIn(frame)).to.equal('');
    await press(see.getByRole('button', { name: 'Spárovať s ambulanciou' }));
    expect(await overflowsIn(frame)).to.equal('');
  });

  it('the kiosk’s answers', async () => {
    const { frame, page, see } = await openKiosk(practice);
    await until(() => page.body.textContent.includes(text));
    await write(see, /^Vaše meno/, text.slice(0, 80));
    await press(see.getByRole('button', { name: 'Vziať lístok' }));
    await see.findByRole('heading', { name: /Vaše číslo/ });
    expect(await overflowsIn(frame)).to.equal('');
    await press(see.getByRole('button', { name: 'Hotovo' }));
    await press(await see.findByRole('radio', { name: /^Požiadať o recept/ }));
    await write(see, /^Vaše meno/, text.slice(0, 80));
    await write(see, /^Názov lieku/, text);
    await press(see.getByRole('button', { name: 'Odoslať žiadosť' }));
    await see.findByRole('button', { name: 'Hotovo' });
    expect(await overflowsIn(frame)).to.equal('');
    await press(see.getByRole('button', { name: 'Hotovo' }));
    await press(await see.findByRole('radio', { name: /^Objednať sa na termín/ }));
    for (const offered of [days, times]) {
      const [first] = await offered(see);
      if (!first) throw new Error('There is no time.');
      await press(first);
    }
    expect(await overflowsIn(frame)).to.equal('');
    await write(see, /^Vaše meno/, text.slice(0, 80));
    await press(order(see));
    await see.findByRole('heading', { level: 1, name: 'Termín je objednaný' });
    expect(await overflowsIn(frame)).to.equal('');
  });

  it('the set-up of an account', async () => {
    const colleague = { name: text.slice(0, 80), title: 'nurse-female' };
    const made = await post(practice, '/api/colleague-invite', colleague, practice.token);
    const { frame, page, see } = await openFrame(`/setup#${(made as { link: string }).link.replace(/^.*#/, '')}`, 1000);
    await until(() => page.body.textContent.includes(BEGINNING));
    expect(await overflowsIn(frame)).to.equal('');
    expect(await smallFields(page)).to.deep.equal([]);
    for (const field of page.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')) {
      if (!field.checkVisibility()) continue;
      await press(field);
      paste(field.type === 'email' ? `${practice.lane}${'x'.repeat(40)}@example.sk` : text);
    }
    const answers = answersOf(page);
    const answer = (status: number, body: object) =>
      answers.answer('/api/colleague-setup', status, JSON.stringify(body));
    answer(422, { errors: { email: [text], password: [text] } });
    await press(see.getByRole('button', { name: 'Vytvoriť účet' }));
    await see.findAllByText(text);
    expect(await overflowsIn(frame)).to.equal('');
    answer(201, { email: `${text.replace(/[^a-z]/gi, '')}@example.sk` });
    await press(see.getByRole('button', { name: 'Vytvoriť účet' }));
    await see.findByRole('heading', { name: 'Účet je vytvorený' });
    expect(await overflowsIn(frame)).to.equal('');
  });

  it('the television', async () => {
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    document.body.style.margin = '0';
    const { root, element } = await openDisplay(practice, await displayKey(practice));
    await until(() => root.textContent.includes(text));
    const found = [];
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
      [720, 1280],
      [320, 568],
    ]) {
      element.style.cssText = `width: ${width}px; height: ${height}px`;
      await nextFrames();
      found.push(...overflowsOf(root).map((problem) => `${width} px: ${problem}`));
    }
    expect(found.join('\n')).to.equal('');
  });
});

async function write(see: KioskPage['see'], name: RegExp, text: string): Promise<void> {
  await press(see.getByRole('textbox', { name }));
  paste(text);
}

/** Sets the text in one event, up to the field's maximum length. */
function paste(text: string): void {
  const field = focused() as HTMLInputElement;
  field.value = field.maxLength < 0 ? text : text.slice(0, field.maxLength);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The problems of the page in the frame, as wide as a small telephone and as a kiosk. */
async function overflowsIn(frame: HTMLIFrameElement): Promise<string> {
  const found: string[] = [];
  for (const width of [320, 390, 1000]) {
    frame.width = String(width);
    await nextFrames();
    const { contentDocument: page } = frame;
    if (page) found.push(...overflowsOf(page).map((problem) => `${width} px: ${problem}`));
  }
  return found.join('\n');
}
