import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { SearchField } from '../../../src/ui/controls/search-field';
import { pressKeys, press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

function Search({ escaped }: { escaped: string[] }) {
  const [query, setQuery] = useState('');
  return (
    // Stands for the screen, which gets only the keys that the search does not handle.
    <search onKeyDown={({ key }) => escaped.push(key)}>
      <SearchField
        label="Hľadať v zozname"
        clearLabel="Zrušiť hľadanie"
        value={query}
        onChange={setQuery}
        onClear={() => setQuery('')}
      />
    </search>
  );
}

describe('the search field', () => {
  afterEach(unmountViews);

  it('has a name, no autocomplete, and a clear button while there is text; Escape clears it, and propagates only when it is empty', async () => {
    const pressed: string[] = [];
    const { see } = mountView(<Search escaped={pressed} />);
    const input = await see.findByRole<HTMLInputElement>('textbox', { name: 'Hľadať v zozname' });
    expect([input.inputMode, input.enterKeyHint, input.autocomplete]).to.deep.equal(['search', 'search', 'off']);
    expect(see.queryByRole('button')).to.equal(null);
    await press(input);
    await type('n');
    await press(see.getByRole('button', { name: 'Zrušiť hľadanie' }));
    expect(input.value).to.equal('');
    expect(see.queryByRole('button')).to.equal(null);
    await press(input);
    await type('a');
    await pressKeys('Escape');
    await until(() => input.value === '');
    expect(pressed).to.deep.equal(['n', 'a']);
    await pressKeys('Escape');
    expect(pressed).to.deep.equal(['n', 'a', 'Escape']);
  });
});
