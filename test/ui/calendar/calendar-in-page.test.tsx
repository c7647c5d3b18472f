// needs: own-page
import { expect } from '@open-wc/testing';
import { DateTimeField } from '../../../src/ui/calendar/calendar-field';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { mountField } from '../../support/mount-field';
import { unmountViews, mountView } from '../../support/mount-view';
import { blockLoading } from '../../support/page';
import { until } from '../../support/until';
import { setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { Dialog } from '../../../src/ui/overlays/dialog';

// A loaded chunk stays loaded: no other test of its page may load it.
describe('loading the day picker’s chunk', () => {
  afterEach(async () => {
    unmountViews();
    await blockLoading(null);
  });

  it('a date can still be typed when it fails, and loading can be retried', async () => {
    const loaded = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/calendar-\w+\.js/.test(new URL(name).pathname));
    const field = await mountField(DateTimeField);
    const warnings = recordWarnings();
    await blockLoading('*://*:*/*/calendar-*.js');
    await press(field.button);
    const alert = await field.see.findByRole('alert');
    expect(alert.textContent).to.equal('Kalendár sa nepodarilo načítať. Dátum môžete napísať priamo do poľa.');
    await expectAccessible(field.element);
    // No day is visible, so none is chosen.
    await press(field.see.getByRole('button', { name: 'Vybrať' }));
    expect(field.value()).to.equal('');
    await press(field.input);
    await type('24. 12. 2026 9:05');
    await pressKeys('Tab');
    expect(field.value()).to.equal('2026-12-24T09:05');
    // Retry twice: while loading still fails, and once it succeeds.
    await press(field.button);
    const retry = await field.see.findByRole('button', { name: 'Skúsiť znova' });
    const said = '[ordinacia] the calendar did not load';
    expect(warnings.messages).to.deep.equal([said, said]);
    warnings.restore();
    // The browser keeps 250 resource timings, and other tests of this page may have used them up.
    performance.clearResourceTimings();
    await blockLoading(null);
    await press(retry);
    await field.see.findByRole('grid', { name: 'december 2026' });
    await until(() => focused()?.textContent === '24');
    // The press alone loads the chunk; the browser records that a little after it runs.
    await until(() => loaded().length > 0);
  });
});

const VALUE = '2026-12-29T09:05';

function InDialog({ onClose }: { onClose(): void }) {
  const [value, setValue] = useState(VALUE);
  return (
    <Dialog title="Pridať absenciu" onClose={onClose}>
      <DateTimeField label="Začiatok" name="absence_from" value={value} onChange={setValue} />
    </Dialog>
  );
}

describe('placement of the picker', () => {
  afterEach(async () => {
    unmountViews();
    await setViewport({ width: 1280, height: 860 });
  });

  it('above a modal popup, inside its own shadow root; Escape closes the picker and not the popup', async () => {
    let closed = 0;
    const before = document.documentElement.querySelectorAll('style, link').length;
    const { see, root } = mountView(<InDialog onClose={() => (closed += 1)} />);
    await press(await see.findByRole('button', { name: 'Otvoriť kalendár: Začiatok' }));
    const picker = await see.findByRole('dialog', { name: 'Vyberte čas' });
    await see.findByRole('grid');
    expect(picker.matches(':popover-open')).to.equal(true);
    await press(see.getByRole('button', { name: 'Prejsť na ďalší mesiac' }));
    await see.findByRole('grid', { name: 'január 2027' });
    expect(document.documentElement.querySelectorAll('style, link').length).to.equal(before);
    expect(root.querySelectorAll('style, link').length).to.equal(0);
    expect(document.body.querySelectorAll('[popover]').length).to.equal(0);
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog', { name: 'Vyberte čas' }));
    await until(() => focused() === see.getByRole('button', { name: 'Otvoriť kalendár: Začiatok' }));
    expect(closed).to.equal(0);
    await pressKeys('Escape');
    await until(() => closed === 1);
  });

  it('covers its field rather than scroll when there is no room on either side', async () => {
    await setViewport({ width: 1280, height: 640 });
    const field = await mountField(DateTimeField, { value: VALUE });
    field.element.style.marginTop = '280px';
    const picker = await field.open();
    await until(() => {
      const { top, bottom } = picker.getBoundingClientRect();
      return top >= 0 && bottom <= 640 && picker.scrollHeight <= picker.clientHeight;
    });
  });

  it('is a full-width bottom sheet on a telephone, without scrolling', async () => {
    await setViewport({ width: 320, height: 568 });
    const picker = await (await mountField(DateTimeField, { value: VALUE })).open();
    const { left, right, bottom } = picker.getBoundingClientRect();
    expect([left, right, bottom]).to.deep.equal([0, 320, 568]);
    expect(picker.scrollHeight).to.be.at.most(picker.clientHeight);
  });

  for (const [width, height] of [
    [320, 256],
    [800, 300],
  ] as const) {
    it(`fits ${width} × ${height}, scrolls inside itself, and never covers the focus`, async () => {
      await setViewport({ width, height });
      const field = await mountField(DateTimeField, { value: VALUE });
      const picker = await field.open();
      await until(() => focused()?.textContent === '29');
      await until(() => {
        const { left, right, top, bottom } = picker.getBoundingClientRect();
        return left >= 0 && right <= width && top >= 0 && bottom <= height;
      });
      expect(picker.scrollWidth).to.be.at.most(picker.clientWidth);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      const isSeen = (element: Element | null) => {
        if (!element) return false;
        const { left, top, width: wide, height: high } = element.getBoundingClientRect();
        // In its middle and near its edges.
        return [0.2, 0.5, 0.8].every((part) => {
          const hit = field.root.elementFromPoint(left + wide / 2, top + high * part);
          return hit !== null && element.contains(hit);
        });
      };
      await until(() => isSeen(focused()));
      for (let presses = 0; presses < 4; presses += 1) {
        await pressKeys('Tab');
        await until(() => isSeen(focused()));
      }
      for (const control of picker.querySelectorAll('button, select')) {
        const { width: wide, height: high } = control.getBoundingClientRect();
        expect(Math.min(wide, high), control.outerHTML).to.be.at.least(24);
      }
    });
  }
});

// Last: a policy cannot be taken back.
describe('a strict content security policy', () => {
  afterEach(unmountViews);

  it('the picker opens, changes months and closes without a violation', async () => {
    const violations: string[] = [];
    const listen = ({ violatedDirective }: SecurityPolicyViolationEvent) => violations.push(violatedDirective);
    document.addEventListener('securitypolicyviolation', listen);
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "style-src 'none'; require-trusted-types-for 'script'";
    document.head.append(policy);
    const field = await mountField(DateTimeField, { value: '2026-12-24T09:05' });
    await field.open();
    await press(field.see.getByRole('button', { name: 'Prejsť na ďalší mesiac' }));
    await field.see.findByRole('grid', { name: 'január 2027' });
    await press(field.see.getByRole('button', { name: 'Vybrať' }));
    expect(violations).to.deep.equal([]);
    // The policy is in force.
    document.head.append(document.createElement('style'));
    document.head.lastElementChild?.append('body { color: red; }');
    await until(() => violations.length > 0);
    document.removeEventListener('securitypolicyviolation', listen);
  });
});
