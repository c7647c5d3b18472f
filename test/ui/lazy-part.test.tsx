import { expect } from '@open-wc/testing';
import { lazyPart } from '../../src/ui/feedback/lazy-part';
import { holdIdle } from '../support/idle';
import { mountView, unmountViews } from '../support/mount-view';

describe('a part that loads later', () => {
  let idle: ReturnType<typeof holdIdle>;

  beforeEach(() => {
    idle = holdIdle();
  });
  afterEach(() => {
    unmountViews();
    idle.restore();
  });

  it('without a placeholder it renders nothing and waits until the browser is idle; with one it loads at once', async () => {
    const asked: string[] = [];
    const part = (name: string, placeholder?: null) =>
      lazyPart(
        name,
        () => {
          asked.push(name);
          return Promise.resolve(() => <p>{name}</p>);
        },
        placeholder,
      );
    const [Late, Now] = [part('late', null), part('now')];
    const { see } = mountView(
      <>
        <Late />
        <Now />
      </>,
    );
    await see.findByText('now');
    expect(asked).to.deep.equal(['now']);
    expect(see.queryByText('late')).to.equal(null);
    idle.release();
    await see.findByText('late');
    expect(asked).to.deep.equal(['now', 'late']);
  });
});
