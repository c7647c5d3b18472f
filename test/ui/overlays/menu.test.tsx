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
