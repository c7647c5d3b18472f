import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { createPopups } from '../../../src/state/ui/popups';

describe('popups', () => {
  const question = (title: string) => ({ title, description: '', onConfirm: () => undefined });

  it('shows one at a time: a newer one replaces the older', () => {
    const popups = createPopups();
    expect(popups.open.value).to.equal(null);
    const [older, newer] = [question('older'), question('newer')];
    popups.confirm(older);
    popups.confirm(newer);
    expect(popups.open.value).to.deep.equal({ name: 'confirmation', props: newer });
    popups.close();
    expect(popups.open.value).to.equal(null);
  });
});
