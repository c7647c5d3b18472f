import { expect } from '@open-wc/testing';
import { press } from '../../support/user-input';
import { changeOnDisk, chooseFiles } from '../../support/files';
import type { Seen } from '../../support/mount';
import * as practiceOf from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { asksBeforeUnload, countCalls, INITIAL, openSettings, png, PROFILE, STORE_PROFILE } from './settings-screen';

const { answerWith, breakCall, clearFaults, release, seenCalls, storedDoctor, untilAnswered, untilHeld } = practiceOf;
const input = (see: Seen) => see.findByLabelText<HTMLInputElement>('Fotografia');
const preview = (see: Seen) => see.queryByRole('img', { name: /^Fotografia: MUDr\. Test/ });
const image = (root: ShadowRoot) => root.querySelector<HTMLImageElement>('main img');
const FAILED = 'Uloženie sa nepotvrdilo';
const CHANGED = 'Súbor sa medzitým zmenil, vyberte ho znova';

/** Removes the picture that was stored before. */
async function removeStored(
  practice: practiceOf.TestPractice,
  { see, root }: { see: Seen; root: ShadowRoot },
): Promise<void> {
  expect((await storedDoctor(practice)).avatar).to.match(/^\/api\/avatars\//);
  await press(see.getByRole('button', { name: 'Odstrániť fotografiu' }));
  await see.findByRole('dialog', { name: 'Naozaj chcete odstrániť fotografiu?' });
  await press(see.getByRole('button', { name: 'Áno' }));
  await until(() => !see.queryByRole('button', { name: 'Odstrániť fotografiu' }));
  await see.findByText('Uložené');
  expect((await storedDoctor(practice)).avatar).to.equal(null);
  expect(preview(see)).to.equal(null);
  expect(image(root)).to.equal(null);
}

describe('the doctor’s picture', () => {
  afterEach(closeScreen);

  it('R11 C28 previews at once, uploads as multipart, keeps the page from closing meanwhile on any screen, and appears in the whole panel', async () => {
    const { see, practice, root } = await openSettings(PROFILE);
    await breakCall(practice.lane, { kind: 'hold', path: STORE_PROFILE });
    expect(asksBeforeUnload()).to.equal(false);
    await chooseFiles(await input(see), png);
    const canvas = await until(() => preview(see)?.querySelector('canvas'));
    const pixel = () => canvas.getContext('2d')?.getImageData(20, 20, 1, 1).data.slice(0, 3).join();
    await until(() => pixel() === '255,0,0');
    await untilHeld(practice.lane, STORE_PROFILE);
    await see.findByRole('progressbar', { name: 'Fotografia sa odosiela' });
    expect(asksBeforeUnload()).to.equal(true);
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    expect(asksBeforeUnload()).to.equal(true);
    await release(practice.lane, STORE_PROFILE);
    await until(() => !asksBeforeUnload());
    const [call] = await seenCalls(practice.lane, STORE_PROFILE);
    expect(call?.headers['content-type']).to.match(/^multipart\/form-data/);
    const { avatar } = await storedDoctor(practice);
    expect(avatar).to.match(/^\/api\/avatars\//);
    // The picture comes from the server that the panel talks to, wherever the page comes from.
    const shown = await until(() => root.querySelector<HTMLImageElement>(`img[src$="${avatar ?? ''}"]`));
    expect(shown.src).to.equal(new URL(`/lane/${practice.lane}${avatar ?? ''}`, location.href).href);
    await until(() => shown.naturalWidth === 1);
  });

  it('F3 V9 what is no picture shows its error; one that failed to upload stays chosen, with a retry; the stored one is removed after a confirmation', async () => {
    const { see, practice, root } = await openSettings(PROFILE);
    for (const [file, error] of [
      [{ name: 'ja.svg', size: 20 }, 'Súbor nie je PNG, JPG ani WebP'],
      [{ name: 'ja.png', size: 5 * 1024 * 1024 + 1 }, 'Položka Fotografia môže mať najviac 5 MB'],
      [{ name: 'ja.png', size: 200 }, 'Súbor sa nedá zobraziť ako obrázok. Vyberte iný.'],
    ] as const) {
      await chooseFiles(await input(see), file);
      await see.findByText(error);
    }
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(0);
    await answerWith(practice.lane, STORE_PROFILE, 413, '{"message":""}');
    await chooseFiles(await input(see), png);
    await see.findByText(FAILED);
    see.getByText(/^ja\.png, /);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova uložiť: Fotografia' }));
    await see.findByText('Uložené');
    await removeStored(practice, { see, root });

    await chooseFiles(await input(see), png);
    await until(async () => (await storedDoctor(practice)).avatar);
    await closeScreen();
    const again = await openScreen(practice, PROFILE);
    await until(() => image(again.root));
    await removeStored(practice, again);
  });

  it('C28 a failed picture that was changed on disk is not sent again; a failed one can be discarded, and the page closes without asking', async () => {
    const { see, practice, root } = await openSettings(PROFILE);
    await answerWith(practice.lane, STORE_PROFILE, 413, '{"message":""}');
    await chooseFiles(await input(see), { ...png, name: 'zmenena.png' });
    await see.findByText(FAILED);
    await changeOnDisk({ ...png, name: 'zmenena.png' });
    await press(see.getByRole('button', { name: 'Skúsiť znova uložiť: Fotografia' }));
    await see.findByText(CHANGED);
    expect(see.queryByText(/^zmenena\.png, /)).to.equal(null);
    expect(preview(see)).to.equal(null);
    expect(see.queryByText(FAILED)).to.equal(null);
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);

    await chooseFiles(await input(see), png);
    await see.findByText(FAILED);
    expect(see.queryByText(CHANGED)).to.equal(null);
    await press(see.getByRole('button', { name: /^Odstrániť/ }));
    await until(() => see.queryAllByText(FAILED).length === 0);
    expect(preview(see)).to.equal(null);
    expect(image(root)).to.equal(null);
    expect(asksBeforeUnload()).to.equal(false);
    expect((await storedDoctor(practice)).avatar).to.equal(null);
  });

  it('C3 C28 one that is chosen right before a logout is stored before it', async () => {
    const { see, practice, element } = await openSettings(PROFILE);
    await chooseFiles(await input(see), png);
    await see.findByText('Ukladá sa…');
    (element as HTMLElement & { logout(): void }).logout();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await untilAnswered(practice.lane, '/api/logout');
    expect((await storedDoctor(practice)).avatar).to.match(/^\/api\/avatars\//);
    const paths = (await seenCalls(practice.lane)).map(({ path }) => path);
    expect(paths.slice(-2)).to.deep.equal([STORE_PROFILE, '/api/logout']);
  });

  it('C28 an English refusal is shown in Slovak; an answer without the address counts as stored, and the address is loaded', async () => {
    const { see, practice } = await openSettings(PROFILE);
    // Wait for the load after the subscription.
    await untilAnswered(practice.lane, INITIAL, 2);
    const errors = { value: ['The value must be a file of type: png, jpg, webp.'] };
    await answerWith(practice.lane, STORE_PROFILE, 422, JSON.stringify({ message: '', errors }));
    await chooseFiles(await input(see), png);
    await see.findByText('Súbor nie je PNG, JPG ani WebP');
    await clearFaults(practice.lane);
    await answerWith(practice.lane, STORE_PROFILE, 204, '');
    await chooseFiles(await input(see), png);
    await see.findByText('Uložené');
    // The refusal has caused a load, too.
    await until(async () => {
      const paths = (await seenCalls(practice.lane)).map(({ path }) => path);
      return paths.lastIndexOf(INITIAL) > paths.lastIndexOf(STORE_PROFILE);
    });
  });
});
