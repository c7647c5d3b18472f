import { expect } from '@open-wc/testing';
import { Button } from '../../src/ui/controls/button';
import { emoji, Message } from '../../src/ui/feedback/message';
import { PageHeader } from '../../src/ui/content/page-header';
import { ProgressBar } from '../../src/ui/charts/progress-bar';
import { UserPreview } from '../../src/ui/content/user-preview';
import { mountView, unmountViews } from '../support/mount-view';
import { addGlobalRules, adoptStyles } from '../../src/ui/style/style';
import { useEffect, useRef } from 'react';
import { useWidth } from '../../src/ui/charts/plot';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { until } from '../support/until';

const AVATAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('content components', () => {
  afterEach(unmountViews);

  it('W6 user preview: avatar, name and id number; initials without a picture, only the name without an id number', async () => {
    const { see, root } = mountView(
      <>
        <UserPreview name="Žofia Ďurišová" avatar={AVATAR} idNumber="015630/1234" />
        <UserPreview name="Ján Kováč" avatar={null} idNumber={null} />
      </>,
    );
    const name = await see.findByText('Žofia Ďurišová');
    expect(name.parentElement?.textContent).to.equal('Žofia ĎurišováRodné číslo 015630/1234');
    expect([...root.querySelectorAll('img')].map(({ src }) => src)).to.deep.equal([AVATAR]);
    see.getByText('JK');
    expect(see.getByText('Ján Kováč').parentElement?.textContent).to.equal('Ján Kováč');
  });

  it('W7 page header: title, description and actions', async () => {
    const { see } = mountView(
      <PageHeader title="Ordinačné hodiny" description="Kedy ordinujete.">
        <Button>Pridať</Button>
      </PageHeader>,
    );
    await see.findByRole('heading', { level: 2, name: 'Ordinačné hodiny' });
    see.getByText('Kedy ordinujete.');
    see.getByRole('button', { name: 'Pridať' });
  });

  it('W18 the four emoji of empty states: confused, hushed, party-popper, slightly-smiling', async () => {
    const { see } = mountView(
      <>
        {Object.values(emoji).map((picture) => (
          <Message key={picture} emoji={picture} title={`Nič ${picture.codePointAt(0)?.toString(16) ?? ''}`} />
        ))}
      </>,
    );
    for (const [picture, code] of Object.entries({ '😕': '1f615', '😯': '1f62f', '🎉': '1f389', '🙂': '1f642' })) {
      await see.findByText(`Nič ${code}`);
      // Decorative: the words beside it say the same.
      const shown = see.getByText(picture);
      expect(shown.getAttribute('aria-hidden')).to.equal('true');
      // An SVG, because many computers have no emoji font; the character itself is invisible.
      expect(shown.querySelector('svg')?.getBoundingClientRect().width).to.equal(44);
      expect(getComputedStyle(shown).fontSize).to.equal('0px');
    }
  });

  it('progress bar: determinate and indeterminate', async () => {
    const { see } = mountView(
      <>
        <ProgressBar label="Nahrávam faktúru" value={0.426} />
        <ProgressBar label="Spracúvam faktúru" value={null} />
        <ProgressBar label="Hotovo" value={1.5} />
      </>,
    );
    const known = await see.findByRole('progressbar', { name: 'Nahrávam faktúru' });
    expect(known.getAttribute('aria-valuenow')).to.equal('43');
    const [track, bar] = [known.getBoundingClientRect(), known.firstElementChild?.getBoundingClientRect()];
    expect(bar?.width).to.be.closeTo(track.width * 0.43, 1);
    see.getByText('43 %');
    expect(see.getByRole('progressbar', { name: 'Spracúvam faktúru' }).hasAttribute('aria-valuenow')).to.equal(false);
    expect(see.getByRole('progressbar', { name: 'Hotovo' }).getAttribute('aria-valuenow')).to.equal('100');
  });
});

describe('rules that are not bound to a class', () => {
  it('stay when a part that comes later adds its own', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<ul><li data-of-first></li></ul><p data-of-later></p>';
    const styleOf = (selector: string) => {
      const element = root.querySelector(selector);
      return element ? getComputedStyle(element) : null;
    };
    addGlobalRules('[data-of-first] { scroll-margin-top: 11px; }');
    adoptStyles(root);
    addGlobalRules('[data-of-later] { scroll-margin-top: 12px; }');
    adoptStyles(root);
    expect(styleOf('[data-of-first]')?.scrollMarginTop).to.equal('11px');
    expect(styleOf('[data-of-later]')?.scrollMarginTop).to.equal('12px');
    host.remove();
  });
});

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

  const resize = (width: string) => {
    document.body.style.width = width;
    return observed();
  };
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
      await resize(`${width}px`);
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
    await resize('500px');
    expect(clock.delays).to.deep.equal([200]);
    await resize('600px');
    expect(clock.delays).to.deep.equal([]);
    box.style.height = '300px';
    await observed();
    expect(clock.delays).to.deep.equal([]);
    await resize('500px');
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
