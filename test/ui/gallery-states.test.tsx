import { setViewport } from '@web/test-runner-commands';
import { MemoryRouter } from 'react-router-dom';
import { expectAccessible } from '../support/accessible';
import { mountView, unmountViews } from '../support/mount-view';
import { until } from '../support/until';
import { sections } from './gallery/sections';

describe('every control in every state', () => {
  afterEach(unmountViews);

  for (const { title, Content } of sections) {
    it(`W10 ${title}: accessible in both colour schemes, and nothing scrolls sideways at 320 px`, async () => {
      await setViewport({ width: 1440, height: 900 });
      const { element, root, setTheme } = mountView(
        <MemoryRouter>
          <Content />
        </MemoryRouter>,
      );
      await until(() => root.querySelector('small, form'));
      await expectAccessible(element);
      await setTheme('dark');
      await expectAccessible(element);
      await setViewport({ width: 320, height: 900 });
      // Charts follow a while later.
      await until(() => document.scrollingElement?.scrollWidth === 320);
    });
  }
});
