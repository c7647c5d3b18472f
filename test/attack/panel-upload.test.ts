import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { invoiceUpload } from '../../src/features/payouts/contract';
import { isFailure } from '../../src/api/failure';
import { upload } from '../../src/api/upload';
import { chooseFiles } from '../support/files';
import { openHostPage } from '../support/host-page';
import { unmountAll } from '../support/mount';
import { OTHER_ORIGIN, answerToAll } from '../support/other-origin';
import { answerWith, createPractice, forgetCalls, seenCalls, storedPayouts } from '../support/practice';
import { createTestClient } from '../support/test-client';
import { press } from '../support/user-input';

const FOREIGN = 'uploads-of-somebody-else';
const pdf = { name: 'faktura.pdf', size: 2_000, start: '%PDF-1.4' };

describe('an upload on a page with a strict policy', () => {
  before(() => setViewport({ width: 1320, height: 940 }));
  afterEach(unmountAll);

  it('violates nothing, and leaves no frame behind', async () => {
    const practice = await createPractice([], {
      payouts: [{ month: '2026-01', amount_cents: 10_000, status: 'open' }],
    });
    const page = await openHostPage('/admin/vyplaty', { logIn: practice });
    const { see } = page.panel();
    await press(await see.findByRole('button', { name: /^Nahrať faktúru: / }));
    await chooseFiles(await see.findByLabelText<HTMLInputElement>('Faktúra'), pdf);
    await press(see.getByRole('button', { name: 'Nahrať' }));
    await see.findByText('Faktúra bola úspešne odoslaná');
    const [payout] = await storedPayouts(practice);
    expect(payout?.invoice).to.deep.include({ name: pdf.name, size: pdf.size });
    expect(await page.violations()).to.deep.equal([]);
    expect(page.window.document.querySelector('iframe')).to.equal(null);
    page.frame.remove();
  });
});

describe('an upload that is redirected', () => {
  before(() => answerToAll(FOREIGN, '/taken'));
  beforeEach(() => forgetCalls(FOREIGN));

  it('leaves neither its file nor the token anywhere else', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const { lane, token } = await createPractice();
      const apiBase = `${location.origin}/lane/${lane}`;
      await answerWith(lane, invoiceUpload.path, status, '', { Location: `${OTHER_ORIGIN}/lane/${FOREIGN}/taken` });
      const form = new FormData();
      form.set('invoice_file', new File(['%PDF-1.4 tajné'], 'faktura.pdf'));
      const client = createTestClient({ apiBase, token: () => token });
      const caught: unknown = await upload(client, invoiceUpload, form).catch((error: unknown) => error);
      expect(isFailure(caught)).to.equal(true);
      expect(await seenCalls(FOREIGN)).to.deep.equal([]);
      expect(await seenCalls(lane, invoiceUpload.path)).to.have.length(1);
      expect(document.querySelector('iframe')).to.equal(null);
    }
  });
});
