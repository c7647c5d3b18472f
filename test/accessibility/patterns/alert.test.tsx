import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { FormErrors } from '../../../src/forms/form-errors';
import { AlertPopup } from '../../../src/frame/alert-popup';
import { mountView, unmountViews } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { until } from '../../support/until';
import { focused, pressKeys } from '../../support/user-input';

// https://www.w3.org/WAI/ARIA/apg/patterns/alert/ and …/alertdialog/
function Failing() {
  const [messages, setMessages] = useState<string[]>([]);
  return (
    <>
      <FormErrors messages={messages} />
      <button type="button" onClick={() => setMessages(['Nepodarilo sa to.'])}>
        Odoslať
      </button>
    </>
  );
}

describe('the alert', () => {
  afterEach(unmountViews);

  it('is there at once, and does not take the focus', async () => {
    const { see } = mountView(<Failing />);
    const button = await see.findByRole('button', { name: 'Odoslať' });
    button.focus();
    await pressKeys('Enter');
    const alert = await until(() => see.queryByRole('alert'));
    expect(alert.textContent).to.equal('Nepodarilo sa to.');
    expect(focused()).to.equal(button);
  });
});

function Warned() {
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Odoslať {count}
      </button>
      {isOpen && (
        <AlertPopup
          variant="danger"
          title="Nepodarilo sa to"
          description="Skúste to znova."
          onRetry={() => setCount(count + 1)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

async function begin() {
  const { see, root } = mountView(<Warned />);
  (await see.findByRole('button', { name: /^Odoslať/ })).focus();
  return () => {
    const dialog = see.queryByRole('alertdialog', { name: 'Nepodarilo sa to' });
    const described = root.getElementById(dialog?.getAttribute('aria-describedby') ?? '')?.textContent;
    return [dialog ? `open (${described ?? ''})` : 'closed', focused()?.textContent].join(', ');
  };
}

describePattern('the alert dialog', begin, [
  ['it opens with the focus on its first button', ['Enter'], 'open (Skúste to znova.), V poriadku'],
  ['Tab goes from the last button to the first', ['Enter', 'Tab', 'Tab'], 'open (Skúste to znova.), V poriadku'],
  ['Shift+Tab goes from the first button to the last', ['Enter', 'Shift+Tab'], 'open (Skúste to znova.), Skúsiť znova'],
  ['Escape closes it, and gives the focus back', ['Enter', 'Escape'], 'closed, Odoslať 0'],
  ['Enter on its button closes it, and gives the focus back', ['Enter', 'Enter'], 'closed, Odoslať 0'],
  ['Enter on its other button does what it says', ['Enter', 'Tab', 'Enter'], 'closed, Odoslať 1'],
]);
