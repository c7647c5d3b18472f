import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../support/accessible';
import { press } from '../support/user-input';
import { mountView, unmountViews } from '../support/mount-view';
import { until } from '../support/until';
import { Gallery, emptyValues } from './gallery';

const filled = { ...emptyValues, has_substitute: true, rows: [{ hours_day: null, from: '', to: '' }] };

describe('the gallery page', () => {
  afterEach(unmountViews);

  for (const width of [1440, 320]) {
    it(`W10 at ${width} px nothing scrolls sideways, every target is large enough, and all is accessible, with and without errors`, async () => {
      await setViewport({ width, height: 860 });
      const { see, element, root, setTheme } = mountView(<Gallery draft={filled} />);
      await see.findByRole('button', { name: 'Uložiť' });
      await expectAccessible(element);
      await setTheme('dark');
      await expectAccessible(element);
      await press(see.getByRole('button', { name: 'Uložiť' }));
      await until(() => see.queryAllByText(/je povinná$/).length === 8);
      await expectAccessible(element);
      await setTheme('light');
      await expectAccessible(element);
      expect(document.scrollingElement?.scrollWidth).to.equal(document.documentElement.clientWidth);
      for (const control of root.querySelectorAll<HTMLElement>('button, input, textarea')) {
        const target =
          (control instanceof HTMLInputElement && control.type === 'radio' && control.closest('label')) || control;
        const { width: wide, height } = target.getBoundingClientRect();
        expect(Math.min(wide, height), target.outerHTML.slice(0, 200)).to.be.at.least(24);
      }
    });
  }
});
