import { expect } from '@open-wc/testing';
import { press } from './user-input';

describe('a press of the pointer', () => {
  afterEach(() => document.body.replaceChildren());

  /** Two buttons, one above the other, and the events that each received. */
  function twoButtons() {
    const received: string[] = [];
    const [upper, lower] = ['upper', 'lower'].map((name) => {
      const button = document.createElement('button');
      button.style.cssText = 'display: block; height: 40px; width: 200px';
      for (const event of ['pointerdown', 'mousedown', 'focus', 'mouseup', 'click'])
        button.addEventListener(event, () => received.push(`${name}: ${event}`));
      document.body.append(button);
      return button;
    });
    if (!upper || !lower) throw new Error('There are two.');
    return { upper, lower, received };
  }

  const whole = (name: string) =>
    ['pointerdown', 'mousedown', 'focus', 'mouseup', 'click'].map((event) => `${name}: ${event}`);

  it('that the page moved away from is aimed anew, and nothing hears of the first one', async () => {
    const { upper, lower, received } = twoButtons();
    lower.addEventListener('pointermove', () => (upper.style.height = '120px'), { once: true });
    await press(lower);
    expect(upper.style.height).to.equal('120px');
    expect(received).to.deep.equal(whole('lower'));
  });

  it('that hits what its target stands in, as the target has moved, is aimed anew', async () => {
    const { lower, received } = twoButtons();
    const area = document.createElement('div');
    area.style.cssText = 'display: flow-root; height: 300px';
    document.body.append(area);
    area.append(lower);
    lower.addEventListener('pointermove', () => (lower.style.marginTop = '120px'), { once: true });
    await press(lower);
    expect(lower.style.marginTop).to.equal('120px');
    expect(received).to.deep.equal(whole('lower'));
  });

  it('that the page moves away from each time fails', async () => {
    const { upper, lower, received } = twoButtons();
    lower.addEventListener('pointermove', () => (upper.style.height = `${upper.offsetHeight + 60}px`));
    let failure: unknown;
    await press(lower).catch((error: unknown) => (failure = error));
    expect(String(failure)).to.contain('became a pointerdown on <button');
    expect(received).to.deep.equal([]);
  });

  it('whose target moves while it is pressed fails', async () => {
    const { upper, lower } = twoButtons();
    lower.addEventListener('pointerdown', () => (upper.style.height = '120px'));
    let failure: unknown;
    await press(lower).catch((error: unknown) => (failure = error));
    expect(String(failure)).to.contain('became a click on');
  });

  it('whose target may move while it is pressed is one', async () => {
    const { upper, lower, received } = twoButtons();
    lower.addEventListener('pointerdown', () => (upper.style.height = '120px'));
    await press(lower, { mayMoveAway: true });
    expect(received).to.deep.equal([...whole('lower').slice(0, 3), 'upper: mouseup']);
  });

  it('on a label is one on its control, too', async () => {
    const label = document.createElement('label');
    const box = document.createElement('input');
    [label.textContent, label.htmlFor, box.id, box.type] = ['Zvuk', 'sound', 'sound', 'checkbox'];
    document.body.append(box, label);
    await press(label);
    expect(box.checked).to.equal(true);
  });

  it('that takes its target away is a press', async () => {
    const { lower, received } = twoButtons();
    lower.addEventListener('pointerdown', () => lower.remove());
    await press(lower);
    expect(received).to.deep.equal(['lower: pointerdown']);
  });
});
