import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../support/accessible';
import { press } from '../../support/user-input';
import { changeOnDisk, chooseFiles, chooseFilesByKey, type NewFile } from '../../support/files';
import type { Seen } from '../../support/mount';
import {
  answerWith,
  breakCall,
  clearFaults,
  release,
  seenCalls,
  storedDoctor,
  untilAnswered,
  untilHeld,
} from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { countCalls, INITIAL, openSettings, PROFILE, STORE_PROFILE } from './settings-screen';

/** One red pixel. */
const RED = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
const content = atob(RED);
const png: NewFile = { name: 'ja.png', size: content.length, start: content };
const input = (see: Seen) => see.findByLabelText<HTMLInputElement>('Fotografia');
const preview = (see: Seen) => see.queryByRole('img', { name: /^Fotografia: MUDr\. Test/ });
const image = (root: ShadowRoot) => root.querySelector<HTMLImageElement>('main img');

describe('the doctor’s picture', () => {
  afterEach(closeScreen);

  it('R11 C28 previews at once, uploads as multipart, and appears in the whole panel', async () => {
    const { see, practice, root, element } = await openSettings(PROFILE);
    await breakCall(practice.lane, { kind: 'hold', path: STORE_PROFILE });
    await chooseFiles(await input(see), png);
    const canvas = await until(() => preview(see)?.querySelector('canvas'));
    const pixel = () => canvas.getContext('2d')?.getImageData(20, 20, 1, 1).data.slice(0, 3).join();
    await until(() => pixel() === '255,0,0');
    await untilHeld(practice.lane, STORE_PROFILE);
    await see.findByRole('progressbar', { name: 'Fotografia sa odosiela' });
    await expectAccessible(element);
    await release(practice.lane, STORE_PROFILE);
    await see.findByText('Uložené');
    const [call] = await seenCalls(practice.lane, STORE_PROFILE);
    expect(call?.headers['content-type']).to.match(/^multipart\/form-data/);
    const { avatar } = await storedDoctor(practice);
    expect(avatar).to.match(/^\/api\/avatars\//);
    // It is loaded from the server that the panel talks to, wherever the page comes from.
    const shown = await until(() => root.querySelector<HTMLImageElement>(`img[src$="${avatar ?? ''}"]`));
    expect(shown.src).to.equal(new URL(`/lane/${practice.lane}${avatar ?? ''}`, location.href).href);
    await until(() => shown.naturalWidth === 1);
  });

  it('is chosen by keyboard, and removed after a confirmation', async () => {
    const { see, practice } = await openSettings(PROFILE);
    (await input(see)).focus();
    await chooseFilesByKey(await input(see), png);
    await see.findByText('Uložené');
    await closeScreen();
    const again = await openScreen(practice, PROFILE);
    await until(() => image(again.root));
    await press(again.see.getByRole('button', { name: 'Odstrániť fotografiu' }));
    await again.see.findByRole('dialog', { name: 'Naozaj chcete odstrániť fotografiu?' });
    await press(again.see.getByRole('button', { name: 'Áno' }));
    await again.see.findByText('Uložené');
    expect((await storedDoctor(practice)).avatar).to.equal(null);
    expect(image(again.root)).to.equal(null);
  });

  for (const [what, file, error] of [
    ['another kind of file', { name: 'ja.svg', size: 20 }, 'Súbor nie je PNG, JPG ani WebP'],
    ['an empty file', { name: 'ja.png', size: 0 }, 'Súbor je prázdny'],
    ['too large a file', { name: 'ja.png', size: 5 * 1024 * 1024 + 1 }, 'Položka Fotografia môže mať najviac 5 MB'],
    [
      'what only calls itself a picture',
      { name: 'ja.png', size: 200 },
      'Súbor sa nedá zobraziť ako obrázok. Vyberte iný.',
    ],
  ] as const) {
    it(`${what} shows its error and is not sent`, async () => {
      const { see, practice, element } = await openSettings(PROFILE);
      await chooseFiles(await input(see), file);
      await until(() => see.queryByText((text) => text.replaceAll('\u00a0', ' ') === error));
      await expectAccessible(element);
      await chooseFiles(await input(see), png);
      await see.findByText('Uložené');
      expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);
    });
  }

  it('a file that was changed on disk is not sent again, and has to be chosen anew', async () => {
    const { see, practice, element } = await openSettings(PROFILE);
    await answerWith(practice.lane, STORE_PROFILE, 413, '{"message":""}');
    await chooseFiles(await input(see), { ...png, name: 'zmenena.png' });
    await see.findByText('Uloženie sa nepotvrdilo');
    await clearFaults(practice.lane);
    await changeOnDisk({ ...png, name: 'zmenena.png' });
    await press(see.getByRole('button', { name: 'Skúsiť znova uložiť: Fotografia' }));
    await see.findByText('Súbor sa medzitým zmenil, vyberte ho znova');
    expect(see.queryByText(/^zmenena\.png, /)).to.equal(null);
    expect(preview(see)).to.equal(null);
    expect(see.queryByText('Uloženie sa nepotvrdilo')).to.equal(null);
    await expectAccessible(element);
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);
    await chooseFiles(await input(see), png);
    await see.findByText('Uložené');
    expect(see.queryByText('Súbor sa medzitým zmenil, vyberte ho znova')).to.equal(null);
  });

  it('an English refusal is shown in Slovak', async () => {
    const { see, practice } = await openSettings(PROFILE);
    const errors = { value: ['The value must be a file of type: png, jpg, webp.'] };
    await answerWith(practice.lane, STORE_PROFILE, 422, JSON.stringify({ message: '', errors }));
    await chooseFiles(await input(see), png);
    await see.findByText('Súbor nie je PNG, JPG ani WebP');
  });

  it('an answer without the address counts as stored, and the address is loaded', async () => {
    const { see, practice } = await openSettings(PROFILE);
    // The load that follows the subscription.
    await untilAnswered(practice.lane, INITIAL, 2);
    await answerWith(practice.lane, STORE_PROFILE, 204, '');
    const asked = await countCalls(practice, INITIAL);
    await chooseFiles(await input(see), png);
    await see.findByText('Uložené');
    await until(async () => (await countCalls(practice, INITIAL)) === asked + 1);
  });

  it('a failed picture can be discarded, and the page closes without asking', async () => {
    const { see, practice, root } = await openSettings(PROFILE);
    await answerWith(practice.lane, STORE_PROFILE, 413, '{"message":""}');
    await chooseFiles(await input(see), png);
    await see.findByText('Uloženie sa nepotvrdilo');
    await press(see.getByRole('button', { name: /^Odstrániť/ }));
    await until(() => see.queryAllByText('Uloženie sa nepotvrdilo').length === 0);
    expect(preview(see)).to.equal(null);
    expect(image(root)).to.equal(null);
    expect((await storedDoctor(practice)).avatar).to.equal(null);
  });

  it('closing the page asks while it is uploading, on any screen', async () => {
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { see, practice } = await openSettings(PROFILE);
    await breakCall(practice.lane, { kind: 'hold', path: STORE_PROFILE });
    expect(isAsked()).to.equal(false);
    await chooseFiles(await input(see), png);
    await untilHeld(practice.lane, STORE_PROFILE);
    expect(isAsked()).to.equal(true);
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    expect(isAsked()).to.equal(true);
    await release(practice.lane, STORE_PROFILE);
    await until(() => !isAsked());
    expect((await storedDoctor(practice)).avatar).to.match(/^\/api\/avatars\//);
  });

  it('F3 a picture that failed to upload stays chosen, with a retry', async () => {
    const { see, practice } = await openSettings(PROFILE);
    await answerWith(practice.lane, STORE_PROFILE, 413, '{"message":""}');
    await chooseFiles(await input(see), png);
    await see.findByText('Uloženie sa nepotvrdilo');
    see.getByText(/^ja\.png, /);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova uložiť: Fotografia' }));
    await see.findByText('Uložené');
    expect((await storedDoctor(practice)).avatar).to.match(/^\/api\/avatars\//);
  });
});
