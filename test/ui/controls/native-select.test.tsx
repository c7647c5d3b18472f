import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { NativeSelect } from '../../../src/ui/controls/native-select';
import { focused, pressKeys, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

const options = [
  { value: 1, label: 'január' },
  { value: 2, label: 'február', disabled: true },
  { value: 3, label: 'marec' },
];

function Month({ picked }: { picked: number[] }) {
  const [month, setMonth] = useState(1);
  return (
    <NativeSelect
      aria-label="Mesiac"
      value={month}
      options={options}
      onPick={(value) => {
        picked.push(value);
        setMonth(value);
      }}
    />
  );
}

describe('the native select', () => {
  afterEach(unmountViews);

  it('emits the chosen value in its own type by keyboard, and skips disabled options', async () => {
    const picked: number[] = [];
    const { see } = mountView(<Month picked={picked} />);
    const select = await see.findByRole<HTMLSelectElement>('combobox', { name: 'Mesiac' });
    await pressKeys('Tab');
    await until(() => focused() === select);
    expect(see.getByRole<HTMLOptionElement>('option', { name: 'február' }).disabled).to.equal(true);
    await type('m');
    await until(() => select.value === '3');
    expect(picked).to.deep.equal([3]);
  });
});
