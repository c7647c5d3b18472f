import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type {} from '../../src/jsx';
import { createPractice, type TestPractice } from '../support/practice';
import { seen } from '../support/mount';
import { until } from '../support/until';

/** A portal in React 19, with the types that come with the elements. */
function Portal({ practice, onToggle }: { practice: TestPractice; onToggle(isOpen: boolean): void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ordinacia-hot-panel
      apiBase={`/lane/${practice.lane}`}
      token-key="in-react"
      open={isOpen}
      getToken={() => practice.token}
      onordinacia-panel-toggle={({ detail }) => {
        setIsOpen(detail.open);
        onToggle(detail.open);
      }}
    />
  );
}

/** Typed as `string`, so that the compiler does not resolve the path. */
const modules: string = '/ordinacia/esm/hot-panel.js';

describe('an element in React 19', () => {
  before(() => import(modules));

  it('B2 accepts properties as React sets them, and React receives its events', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const toggles: boolean[] = [];
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(<Portal practice={practice} onToggle={(isOpen) => toggles.push(isOpen)} />);
    const element = await until(() => container.querySelector('ordinacia-hot-panel'));
    await element.ready;
    const { see } = seen(element);
    (await see.findByRole('button', { name: 'Rozbaliť čakáreň' })).click();
    await see.findByRole('button', { name: 'Ján Prvý' });
    expect([toggles, element.isOpen]).to.deep.equal([[true], true]);
    root.unmount();
    container.remove();
  });
});
