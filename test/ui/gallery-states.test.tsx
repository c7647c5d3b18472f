import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expectAccessible } from '../support/accessible';
import { mountView, unmountViews, type MountedView } from '../support/mount-view';
import { until } from '../support/until';
import { focused, press, pressKeys, type } from '../support/user-input';
import { sections } from './gallery/sections';
import { CalendarFields, Selects } from './gallery/field-states';

const show = async (Content: ComponentType) => {
  await setViewport({ width: 1440, height: 900 });
  const view = mountView(
    <MemoryRouter>
      <Content />
    </MemoryRouter>,
  );
  await until(() => view.root.querySelector('small, form'));
  return view;
};

/** The dark scheme differs only in colours. */
async function expectBoth({ element, setTheme }: MountedView, part = element): Promise<void> {
  await expectAccessible(part);
  await setTheme('dark');
  const { violations } = await axe.run(part, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).to.deep.equal([]);
  await setTheme('light');
}

/** Every target has 24 × 24 px at least; the target of a radio button and of a check box is its label. */
function expectLargeTargets(root: ShadowRoot): void {
  for (const control of root.querySelectorAll<HTMLElement>('button, input, textarea')) {
    const target = (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control;
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height), target.outerHTML.slice(0, 200)).to.be.at.least(24);
  }
}

describe('every control in every state', () => {
  afterEach(unmountViews);

  for (const { title, Content } of sections) {
    it(`W10 ${title}: accessible in both colour schemes; every target is large enough, at 320 px, too, where nothing scrolls sideways`, async () => {
      const view = await show(Content);
      expectLargeTargets(view.root);
      await expectBoth(view);
      await setViewport({ width: 320, height: 900 });
      // Charts resize a little later.
      await until(() => document.scrollingElement?.scrollWidth === 320);
      expectLargeTargets(view.root);
    });
  }

  it('W17 open lists of options: without a match, and loading', async () => {
    const view = await show(Selects);
    const { see } = view;
    await press(see.getAllByRole('combobox', { name: 'Typ' })[0] ?? view.element);
    await type('xyz');
    await expectBoth(view, await see.findByText('Sorry, no matching options.'));
    await pressKeys('Escape');
    const loading = view.root.querySelector<HTMLElement>('[name="loading"]');
    await press(loading ?? view.element);
    await expectBoth(view, await see.findByText('Loading...'));
    expect(see.queryByText('Sorry, no matching options.')).to.equal(null);
  });

  it('W15 open pickers of a date, a time, and both, which offer only what is between their limits', async () => {
    const view = await show(CalendarFields);
    const { see, root } = view;
    const fields = root.querySelectorAll<HTMLInputElement>('[name="limited"]');
    expect(fields).to.have.length(3);
    for (const field of fields) {
      const opener = field.parentElement?.querySelector<HTMLElement>('button[aria-label^="Otvoriť"]');
      if (!opener) throw new Error('It opens nothing.');
      await press(opener);
      const picker = await see.findByRole('dialog', { name: /^Vyberte/ });
      await until(() => focused()?.matches('button, select') && picker.contains(focused()));
      await expectBoth(view, picker);
      await pressKeys('Escape');
      await until(() => !picker.isConnected);
    }
  });
});
