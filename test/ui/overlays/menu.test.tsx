import { expect } from '@open-wc/testing';
import { Menu, type MenuItem } from '../../../src/ui/overlays/menu';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

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

async function open(chosen: string[] = []) {
  const view = mountView(<Actions chosen={chosen} />);
  const button = await view.see.findByRole('button', { name: 'Pridať' });
  await press(button);
  await until(() => focused()?.textContent === labels[0]);
  return { ...view, button };
}

const isAt = (label: string | undefined) => until(() => focused()?.textContent === label);

describe('the menu', () => {
  afterEach(unmountViews);

  it('arrows, Home and End move in it and wrap around', async () => {
    const { see } = await open();
    await see.findByRole('menu', { name: 'Akcie' });
    await pressKeys('ArrowDown');
    await isAt(labels[1]);
    await pressKeys('End');
    await isAt(labels[4]);
    await pressKeys('ArrowDown');
    await isAt(labels[0]);
    await pressKeys('ArrowUp');
    await isAt(labels[4]);
    await pressKeys('Home');
    await isAt(labels[0]);
  });

  it('typeahead finds an item without diacritics', async () => {
    await open();
    await type('cak');
    await isAt('Čakáreň');
  });

  it('typeahead takes several letters, and a blank among them chooses nothing', async () => {
    const chosen: string[] = [];
    await open(chosen);
    await type('nova n');
    await isAt('Nová neprítomnosť');
    expect(chosen).to.deep.equal([]);
    await pressKeys('Enter');
    expect(chosen).to.deep.equal(['Nová neprítomnosť']);
  });

  it('repeating one letter cycles through its items', async () => {
    await open();
    await type('o');
    await isAt('Ordinačné hodiny');
    await type('o');
    await isAt('Oznam pre pacientov');
  });

  it('Escape closes it and returns the focus; Tab and a press elsewhere in the same root close it', async () => {
    const { see, button } = await open();
    await pressKeys('Escape');
    await until(() => focused() === button);
    expect(see.queryByRole('menu')).to.equal(null);
    await pressKeys('ArrowDown');
    await isAt(labels[0]);
    await pressKeys('Tab');
    await until(() => see.queryByRole('menu') === null);
    await press(button);
    await isAt(labels[0]);
    await press(see.getByRole('button', { name: 'Inde' }));
    await until(() => see.queryByRole('menu') === null);
  });
});
