import { expect } from '@open-wc/testing';
import { Menu, type MenuItem } from '../../src/ui/overlays/menu';
import { focused, pressKeys, press, type } from '../support/user-input';
import { mountView, unmountViews } from '../support/mount-view';
import { until } from '../support/until';
import { useRef, useState } from 'react';
import { useRowFocusRestore } from '../../src/ui/lists/use-row-focus-restore';
import { Popover } from '../../src/ui/overlays/popover';

const labels = ['Oznam pre pacientov', 'Ordinačné hodiny', 'Čakáreň', 'Nový termín', 'Nová neprítomnosť'];

function Actions({ chosen }: { chosen: string[] }) {
  const items: MenuItem[] = labels.map((label) => ({
    key: label,
    label,
    icon: null,
    onChoose: () => chosen.push(label),
  }));
  return (
    <>
      <Menu
        label="Akcie"
        items={items}
        placement="bottom-start"
        trigger={({ ref, ...props }) => (
          <button type="button" ref={ref} {...props}>
            Pridať
          </button>
        )}
      />
      <button type="button" style={{ marginTop: 400 }}>
        Inde
      </button>
    </>
  );
}

const isAt = (label: string | undefined) => until(() => focused()?.textContent === label);

describe('the menu', () => {
  afterEach(unmountViews);

  it('has its name; repeating one letter cycles through its items, several letters find one, a blank among them chooses nothing; a press elsewhere in the same root closes it', async () => {
    const chosen: string[] = [];
    const { see } = mountView(<Actions chosen={chosen} />);
    const open = async () => {
      await press(await see.findByRole('button', { name: 'Pridať' }));
      await isAt(labels[0]);
    };
    await open();
    see.getByRole('menu', { name: 'Akcie' });
    await type('o');
    await isAt('Ordinačné hodiny');
    await type('o');
    await isAt('Oznam pre pacientov');
    await press(see.getByRole('button', { name: 'Inde' }));
    await until(() => see.queryByRole('menu') === null);
    await open();
    await type('nova n');
    await isAt('Nová neprítomnosť');
    expect(chosen).to.deep.equal([]);
    await pressKeys('Enter');
    expect(chosen).to.deep.equal(['Nová neprítomnosť']);
  });
});

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
