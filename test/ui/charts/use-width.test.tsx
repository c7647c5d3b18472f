import { expect } from '@open-wc/testing';
import { useEffect, useRef } from 'react';
import { useWidth } from '../../../src/ui/charts/plot';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

const drawn: (number | null)[] = [];
let mounts = 0;

function Measured() {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  drawn.push(width);
  useEffect(() => void (mounts += 1), []);
  return (
    <div ref={box} data-testid="box">
      {width}
    </div>
  );
}

/** After two frames every ResizeObserver has run. */
const observed = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('useWidth', () => {
  let clock: FakeClock;

  beforeEach(() => {
    drawn.length = 0;
    mounts = 0;
    clock = installFakeClock();
  });
  afterEach(() => {
    clock.restore();
    unmountViews();
    document.body.removeAttribute('style');
  });

  async function show(width: string) {
    document.body.style.width = width;
    const { see } = mountView(<Measured />);
    const box = await until(() => see.queryByTestId('box'));
    // React's strict mode mounts effects twice, the second time after the commit: its first measurement is rendered at once.
    await until(() => mounts === 2);
    await observed();
    return box;
  }

  it('K2 a burst of resizes renders once, 200 ms after the last of them', async () => {
    const box = await show('600px');
    await until(() => box.textContent === '600');
    // Rendered widths except for the first, which React may render again.
    const others = () => [...new Set(drawn)].filter((width) => width !== null && width !== 600);
    for (const width of [580, 500, 420, 400]) {
      document.body.style.width = `${width}px`;
      await observed();
      await clock.tick(150);
    }
    expect(others(), 'nothing is drawn while it goes on').to.deep.equal([]);
    await clock.tick(49);
    expect(others()).to.deep.equal([]);
    await clock.tick(1);
    await until(() => box.textContent === '400');
    expect(others()).to.deep.equal([400]);
    expect(clock.delays).to.deep.equal([]);
  });

  it('K2 does not render for an unchanged width, nor for a changed height; leaves no timer behind', async () => {
    const box = await show('600px');
    await until(() => box.textContent === '600');
    document.body.style.width = '500px';
    await observed();
    expect(clock.delays).to.deep.equal([200]);
    document.body.style.width = '600px';
    await observed();
    expect(clock.delays).to.deep.equal([]);
    box.style.height = '300px';
    await observed();
    expect(clock.delays).to.deep.equal([]);
    document.body.style.width = '500px';
    await observed();
    expect(clock.delays).to.deep.equal([200]);
    unmountViews();
    expect(clock.delays).to.deep.equal([]);
  });

  it('a hidden chart has no width, and is rendered as soon as it is visible', async () => {
    document.body.style.display = 'none';
    const box = await show('600px');
    await observed();
    expect(box.textContent === '' || box.textContent === '0').to.equal(true);
    document.body.style.display = '';
    await until(() => box.textContent === '600');
    expect(clock.delays).to.deep.equal([]);
  });
});
