import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openElement, recordEvents } from './open-element';
import { three } from '../features/tickets/history/office-card';
import { focused, pressKeys, press } from '../support/user-input';
import { unmountAll, seen } from '../support/mount';
import { until } from '../support/until';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type {} from '../../src/jsx';
import { dayFromNow } from '../support/dates';
import { freezeDate } from '../support/fake-clock';
import { answerWith, createPractice, cutSockets, type TestPractice } from '../support/practice';

const two = three.slice(0, 2);

async function panel(attributes: Record<string, string> = {}) {
  const parent = document.body.appendChild(document.createElement('div'));
  const toggles = recordEvents(parent, 'ordinacia-panel-toggle');
  parent.style.width = '420px';
  const mounted = await openElement('ordinacia-hot-panel', two, {}, { attributes, parent });
  return { ...mounted, toggles };
}

describe('<ordinacia-hot-panel>', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 S15 works alone: counter, list, „Detail tiketu“, the next button; a button collapses it to a bar, and keeps the focus; open(), close(), toggle() and the attribute do the same; null, as frameworks set it, restores the default', async () => {
    const { see, element, toggles } = await panel();
    await see.findByRole('region', { name: 'Čakáreň' });
    await see.findByText('Dnes: 2 tikety');
    expect(element.offsetHeight).to.be.at.least(360);
    await press(await see.findByRole('button', { name: 'Zbaliť čakáreň', expanded: true }));
    const button = await see.findByRole('button', { name: 'Rozbaliť čakáreň', expanded: false });
    expect(see.queryByRole('button', { name: 'Ján Prvý' })).to.equal(null);
    await see.findByText('Dnes: 2 tikety');
    expect(element.getAttribute('open')).to.equal('false');
    expect(element.offsetHeight).to.be.below(80);
    await until(() => focused() === button);
    await pressKeys('Enter');
    await see.findByRole('button', { name: 'Ján Prvý' });
    expect(element.getAttribute('open')).to.equal('true');
    expect(toggles).to.deep.equal([{ open: false }, { open: true }]);

    await press(await see.findByRole('button', { name: 'Eva Druhá' }));
    await see.findByRole('heading', { name: 'Detail tiketu' });
    await press(see.getByRole('button', { name: 'Späť na zoznam' }));
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    await see.findByText('Dnes: 1 tiket');

    toggles.length = 0;
    element.toggle();
    await see.findByRole('button', { name: 'Rozbaliť čakáreň' });
    expect(element.isOpen).to.equal(false);
    element.open();
    await see.findByRole('button', { name: 'Zbaliť čakáreň' });
    element.close();
    element.open = null;
    expect(element.hasAttribute('open')).to.equal(false);
    await see.findByRole('button', { name: 'Zbaliť čakáreň' });
    expect(element.isOpen).to.equal(true);
    expect(toggles).to.deep.equal([{ open: false }, { open: true }, { open: false }, { open: true }]);
    // HTML only sets an initial value, which is no toggle.
    element.insertAdjacentHTML('afterend', '<ordinacia-hot-panel open="false"></ordinacia-hot-panel>');
    element.nextElementSibling?.remove();
    expect(toggles).to.have.length(4);
  });

  it('collapsed, says that the connection is lost, and counts nobody after the midnight that it missed', async () => {
    const date = freezeDate(new Date());
    try {
      const { see, practice } = await panel({ open: 'false' });
      await see.findByText('Dnes: 2 tikety');
      expect(see.queryByText('Naživo')).to.equal(null);
      await cutSockets(true);
      await see.findByText('Obnovuje sa spojenie…');
      await answerWith(practice.lane, '/api/tickets', 403, '{"message":""}');
      date.set(new Date(`${dayFromNow(1)}T12:00`));
      await see.findByText('–');
      expect(see.queryByText('Dnes: 2 tikety')).to.equal(null);
    } finally {
      await cutSockets(false);
      date.restore();
    }
  });
});

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
