import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { TextArea } from '../../../src/ui/controls/text-area';
import { pressKeys, press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

function Note({ submitInline, onSend }: { submitInline?: boolean; onSend?(text: string): void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.(value);
      }}
    >
      <TextArea label="Poznámka" name="note" value={value} onChange={setValue} submitInline={submitInline ?? false} />
    </form>
  );
}

describe('the text area', () => {
  afterEach(unmountViews);

  it('W11 W12 has 4 rows of 30 characters, and Enter inserts a line break', async () => {
    const sent: string[] = [];
    const { see } = mountView(<Note onSend={(text) => sent.push(text)} />);
    const area = await see.findByLabelText<HTMLTextAreaElement>('Poznámka');
    expect([area.rows, area.cols]).to.deep.equal([4, 30]);
    await press(area);
    await type('a');
    await pressKeys('Enter');
    await type('b');
    expect(area.value).to.equal('a\nb');
    expect(sent).to.deep.equal([]);
  });

  it('W11 with submitInline Enter submits the form, and Shift+Enter inserts a line break', async () => {
    const sent: string[] = [];
    const { see } = mountView(<Note submitInline onSend={(text) => sent.push(text)} />);
    const area = await see.findByLabelText<HTMLTextAreaElement>('Poznámka');
    await press(area);
    await type('a');
    await sendKeys({ down: 'Shift' });
    await pressKeys('Enter');
    await sendKeys({ up: 'Shift' });
    await type('b');
    await pressKeys('Enter');
    await until(() => sent.length > 0);
    expect(sent).to.deep.equal(['a\nb']);
    expect(area.value).to.equal('a\nb');
  });
});
