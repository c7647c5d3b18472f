import { expect } from '@open-wc/testing';
import { useRef, useState } from 'react';
import { focused, press } from '../support/user-input';
import { mountView, unmountViews } from '../support/mount-view';
import { useRowFocusRestore } from '../../src/ui/lists/use-row-focus-restore';
import { Popover } from '../../src/ui/overlays/popover';

/** A list with a popover in a row; another popover replaces it while the list is rendered. */
function List({ onLost }: { onLost(): void }) {
  const area = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [shown, setShown] = useState<'none' | 'waiting' | 'menu'>('none');
  const restore = useRowFocusRestore(area, {
    indexOf: () => 0,
    focusIndex() {
      onLost();
      return true;
    },
  });
  return (
    <div ref={area} tabIndex={-1} {...restore}>
      <button type="button" ref={setAnchor} onClick={() => setShown('waiting')}>
        Presunúť
      </button>
      {shown !== 'none' && (
        <Popover key={shown} anchor={anchor} label="Presunúť" onClose={() => setShown('none')}>
          <button type="button" data-autofocus="" onClick={() => setShown('menu')}>
            {shown === 'menu' ? 'O miesto vyššie' : 'Načítava sa'}
          </button>
        </Popover>
      )}
    </div>
  );
}

describe('a popover', () => {
  afterEach(unmountViews);

  it('has the focus of the one that it replaces before the list around it restores a lost focus', async () => {
    let lost = 0;
    const { see } = mountView(<List onLost={() => (lost += 1)} />);
    await press(await see.findByRole('button', { name: 'Presunúť' }));
    await press(await see.findByRole('button', { name: 'Načítava sa' }));
    const item = await see.findByRole('button', { name: 'O miesto vyššie' });
    expect([focused() === item, lost]).to.deep.equal([true, 0]);
  });
});
