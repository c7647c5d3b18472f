import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { TextArea } from '../../../src/ui/controls/text-area';
import { pressChord } from '../../support/pattern';
import { pressKeys, press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

function Note({ submitInline, onSend }: { submitInline: boolean; onSend(text: string): void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <TextArea label="Poznámka" name="note" value={value} onChange={setValue} submitInline={submitInline} />
    </form>
  );
}

describe('the text area', () => {
  afterEach(unmountViews);

  for (const [submitInline, chord] of [
    [false, 'Enter'],
    [true, 'Shift+Enter'],
  ] as const) {
    it(`W11 W12 has 4 rows of 30 characters; ${chord} inserts a line break${submitInline ? ', and Enter submits the form' : ''}`, async () => {
      const sent: string[] = [];
      const { see } = mountView(<Note submitInline={submitInline} onSend={(text) => sent.push(text)} />);
      const area = await see.findByLabelText<HTMLTextAreaElement>('Poznámka');
      expect([area.rows, area.cols]).to.deep.equal([4, 30]);
      await press(area);
      await type('a');
      await pressChord(chord);
      await type('b');
      expect([area.value, ...sent]).to.deep.equal(['a\nb']);
      if (!submitInline) return;
      await pressKeys('Enter');
      await until(() => sent.length > 0);
      expect([area.value, ...sent]).to.deep.equal(['a\nb', 'a\nb']);
    });
  }
});
