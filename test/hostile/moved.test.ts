// needs: built-files
import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { CLASSIC, openHostilePage, type HostilePageOptions } from '../support/hostile-page';
import { logIn } from '../support/log-in';
import { createMainPractice } from '../support/main-job';
import { seen } from '../support/mount';
import { closePages } from '../support/page-frame';
import { isSession, seenCalls } from '../support/practice';
import { pressKeys, press, stableBox, type } from '../support/user-input';
import { until } from '../support/until';

describe('an element in a place of its page', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => {
    closePages();
    document.body.replaceChildren();
  });

  it('B2 in a frame that is sandboxed without allow-forms, the login works, by Enter and by the button, once', async () => {
    const practice = await createMainPractice();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    Object.assign(frame, { width: '1200', height: '800', title: 'Stránka' });
    const { lane } = practice;
    frame.srcdoc = `<!doctype html><title>Sandbox</title><body><script src="${CLASSIC}"></script>
      <ordinacia-waiting-room api-base="/lane/${lane}" token-key="${lane}"></ordinacia-waiting-room></body>`;
    document.body.append(frame);
    const root = await until(() => frame.contentDocument?.querySelector('ordinacia-waiting-room')?.shadowRoot);
    const { see, element } = seen(root.host as HTMLElementTagNameMap['ordinacia-waiting-room']);
    await logIn(see, practice);
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    element.logout();
    await press(await see.findByLabelText('Prihlasovacie meno'));
    await type(practice.email);
    await press(see.getByLabelText('Heslo'));
    await type(practice.password);
    await press(see.getByRole('button', { name: 'Prihlásiť sa' }));
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    expect(await seenCalls(lane, '/api/admin/login')).to.have.length(2);
    expect(await isSession(localStorage.getItem(lane) ?? '')).to.equal(true);
  });

  /** The page and the panel of a doctor who is logged in. */
  async function open(options: HostilePageOptions) {
    const practice = await createMainPractice();
    localStorage.setItem(practice.lane, practice.token);
    const { page, panel } = await openHostilePage(practice, options);
    return { page, ...panel };
  }

  it('B2 on paper no card is torn in two; moved with a dialog open, the dialog is still modal, and Escape closes it; adopted into the document of a frame, it keeps its styles, and gets those that come later', async () => {
    const {
      page: { document, errors },
      see,
      element,
      root,
    } = await open({
      element: 'ordinacia-waiting-room',
      body: '<div id="a">{tag}</div><div id="b"></div><iframe title="inner" width="1100" height="700"></iframe>',
    });
    const next = await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    const cards = [...root.querySelectorAll('[role=option], li')];
    expect(cards).to.not.deep.equal([]);
    await emulateMedia({ media: 'print' });
    const breaks = cards.map((card) => getComputedStyle(card).breakInside);
    await emulateMedia({ media: 'screen' });
    expect(new Set(breaks)).to.deep.equal(new Set(['avoid']));

    await press(await see.findByRole('button', { name: /^Zrušiť termín: Eva Druhá/ }));
    await see.findByRole('dialog');
    document.querySelector('#b')?.append(element);
    await Promise.resolve();
    expect(see.getByRole('dialog').matches(':modal')).to.equal(true);
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog'));

    const looks = () => {
      const { backgroundColor, borderRadius, minHeight } = getComputedStyle(next);
      return [backgroundColor, borderRadius, minHeight];
    };
    const before = looks();
    const inner = document.querySelector('iframe')?.contentDocument;
    inner?.body.append(element);
    await until(() => root.adoptedStyleSheets.length > 0);
    expect(element.ownerDocument).to.equal(inner);
    expect(looks()).to.deep.equal(before);
    document.body.prepend(element);
    expect(looks()).to.deep.equal(before);
    expect(errors).to.deep.equal([]);
  });

  it('B2 under an ancestor’s CSS zoom, a menu is at its button, and is still shown when its element is moved', async () => {
    const {
      page: { document },
      see,
      element,
      root,
    } = await open({ body: '<div id="a" style="zoom:0.75">{tag}</div><div id="b"></div>' });
    const button = await see.findByRole('button', { name: 'Rýchle akcie' });
    await press(button);
    const entry = await see.findByRole('menuitem', { name: 'Nastaviť absenciu' });
    const box = await stableBox(() => root.querySelector(':popover-open')?.getBoundingClientRect());
    const anchor = button.getBoundingClientRect();
    expect(box.top - anchor.bottom).to.be.within(0, 16);
    expect(Math.min(Math.abs(box.right - anchor.right), Math.abs(box.left - anchor.left))).to.be.below(4);
    document.querySelector('#b')?.append(element);
    await until(() => entry.checkVisibility());
  });
});
