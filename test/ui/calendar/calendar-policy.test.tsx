import { expect } from '@open-wc/testing';
import { DateTimeField } from '../../../src/ui/calendar/calendar-field';
import { press } from '../../support/user-input';
import { mountField } from '../../support/mount-field';
import { unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

// A policy cannot be taken back: this page has one test.
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
