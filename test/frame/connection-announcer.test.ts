import { expect } from '@open-wc/testing';
import { mount, unmountAll } from '../support/mount';
import { createPractice, cutSockets } from '../support/practice';
import { until } from '../support/until';

const LOST = 'Spojenie sa prerušilo. Údaje nemusia byť aktuálne.';
const BACK = 'Spojenie je obnovené.';

describe('the announcement of a lost connection', () => {
  afterEach(async () => {
    await cutSockets(false);
    await unmountAll();
  });

  it('is made once for all elements of a page, and so is the end of it', async () => {
    const practice = await createPractice();
    const both = [await mount(practice, 'ordinacia-waiting-room'), await mount(practice, 'ordinacia-waiting-room')];
    for (const { see } of both) await see.findByText('Naživo');
    /** Texts of the live regions, which exist before their text. */
    const announced = () =>
      both.flatMap(({ see }) => see.queryAllByRole('status')).flatMap(({ textContent }) => textContent || []);
    expect(announced()).to.deep.equal([]);
    await cutSockets(true);
    await until(() => announced().length > 0);
    expect(announced()).to.deep.equal([LOST]);
    await cutSockets(false);
    await until(() => !announced().includes(LOST));
    expect(announced()).to.deep.equal([BACK]);
  });
});
