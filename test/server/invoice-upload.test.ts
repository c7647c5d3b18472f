import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { sharedPractice } from './support/test-practice';
import * as uploads from './support/uploads';

const { errorsOf, fileOf, GIF, HTML, JPEG, PDF, PNG, statusAfterAll, SVG, upload, WEBP } = uploads;
const MEGABYTE = 1024 * 1024;
const PATH = '/api/invoice-upload';

describe('invoice upload', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  const session = async () => {
    const own = await newSession(server);
    const open = { month: '2026-10', amount_cents: 100, status: 'open' as const };
    const { id } = server.practice.payouts.addPayout(own.doctor.id, open);
    return { ...own, id, payouts_id: String(id) };
  };
  const fetchFile = (path: string, token?: string) =>
    fetch(server.url + path, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
  const payoutOf = (doctorId: number) => server.practice.payouts.payoutsOf(doctorId)[0];

  it('C25 an invoice is stored byte for byte, sent to its doctor only, and the payout leaves the queue', async () => {
    const { doctor, token, id, payouts_id } = await session();
    const file = fileOf('Faktúra č. 10 „októbrová“.PDF', PDF, 200_000);
    const { status, body } = await upload(server, PATH, token, { invoice_file: file, payouts_id });
    assert.equal(status, 200);
    assert.deepEqual(body, payoutOf(doctor.id));
    assert.deepEqual([field(body, 'id'), field(body, 'status')], [id, 'invoiced']);
    assert.deepEqual(server.practice.payouts.payoutsQueueOf(doctor.id), []);
    const url = String(field(body, 'invoice_url'));
    const stranger = await session();
    assert.deepEqual([(await fetchFile(url, stranger.token)).status, (await fetchFile(url)).status], [404, 401]);
    for (const path of [`/api/invoices/${stranger.id}`, '/api/invoices/x', '/api/invoices/1e3', '/api/invoices/-1'])
      assert.equal((await fetchFile(path, token)).status, 404, path);
    const answer = await fetchFile(url, token);
    assert.equal(answer.status, 200);
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), Buffer.from(await file.arrayBuffer()));
    const names = ['content-type', 'x-content-type-options', 'cache-control', 'content-security-policy'];
    const headers = names.map((name) => answer.headers.get(name));
    assert.deepEqual(headers, ['application/pdf', 'nosniff', 'no-store', "default-src 'none'; sandbox"]);
    const disposition = `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    assert.equal(answer.headers.get('content-disposition'), disposition);
  });

  it('C25 the content decides the type and the extension of a clean name, and a new invoice replaces the previous one', async () => {
    const { doctor, token, id, payouts_id } = await session();
    const behind = (start: string | Buffer) => Buffer.concat([Buffer.from(start), PDF]);
    for (const [name, content, type, storedAs = name] of [
      ['sken.jpg', JPEG, 'image/jpeg'],
      ['SKEN.JPEG', JPEG, 'image/jpeg'],
      ['sken.png', PNG, 'image/png'],
      // A PDF's header counts within the first 1,024 bytes.
      ['bom.pdf', behind('\uFEFF'), 'application/pdf'],
      ['lines.PDF', behind('\r\n\r\n\n'), 'application/pdf'],
      ['junk.pdf', behind(Buffer.alloc(1019, 'x')), 'application/pdf'],
      ['of-a-pdf.jpg', Buffer.concat([JPEG, PDF]), 'image/jpeg'],
      ['of-a-pdf.png', Buffer.concat([PNG, PDF]), 'image/png'],
      ['foto.PNG', JPEG, 'image/jpeg', 'foto.jpg'],
      ['sken.1.jpg', PNG, 'image/png', 'sken.1.png'],
      ['sken.jpg', PDF, 'application/pdf', 'sken.pdf'],
      ['foto.JPE', JPEG, 'image/jpeg'],
      ['foto.jfif', JPEG, 'image/jpeg'],
      ['..\\a/../fak\u202Etura.pdf', PDF, 'application/pdf', 'faktura.pdf'],
      [`${'😀'.repeat(200)}.pdf`, PDF, 'application/pdf', `${'😀'.repeat(98)}.pdf`],
    ] as const) {
      const { status } = await upload(server, PATH, token, { invoice_file: fileOf(name, content), payouts_id });
      const stored = server.practice.payouts.invoiceOf(doctor.id, id);
      assert.deepEqual([status, stored?.file_name, stored?.media_type], [200, storedAs, type]);
      assert.deepEqual(Buffer.from(stored?.content ?? []), content);
      assert.equal(payoutOf(doctor.id)?.status, 'invoiced');
      assert.equal((await fetchFile(`/api/invoices/${id}`, token)).status, 200);
    }
  });

  it('C25 ten megabytes are accepted; one byte more is 413 and stores nothing', async () => {
    const { doctor, token, payouts_id } = await session();
    const more = { invoice_file: fileOf('f.pdf', PDF, 10 * MEGABYTE + 1), payouts_id };
    const refused = await upload(server, PATH, token, more);
    assert.equal(refused.status, 413);
    assert.match(String(field(refused.body, 'message')), /too large/);
    assert.equal(payoutOf(doctor.id)?.invoice_url, null);
    const largest = { invoice_file: fileOf('f.pdf', PDF, 10 * MEGABYTE), payouts_id };
    assert.equal((await upload(server, PATH, token, largest)).status, 200);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
    const chunks = statusAfterAll(server.url + PATH, Buffer.alloc(11 * MEGABYTE), headers, { isMeasured: false });
    assert.equal(await chunks, 413);
  });

  it('C25 the type is detected from the content, and the extension is one of the allowed types', async () => {
    const { doctor, token, payouts_id } = await session();
    const wrong = { invoice_file: ['Súbor nie je PDF, JPG ani PNG'] };
    for (const file of [
      fileOf('f.pdf', HTML),
      fileOf('f.png', SVG),
      fileOf('f.html', PDF),
      fileOf('f', PDF),
      fileOf('f.pdf.exe', PDF),
      fileOf('f.webp', WEBP),
      fileOf('f.gif', GIF),
      fileOf('f.pdf', Buffer.from('%PD')),
      fileOf('f.pdf', Buffer.concat([Buffer.alloc(1020, 'x'), PDF])),
    ]) {
      const answer = await upload(server, PATH, token, { invoice_file: file, payouts_id });
      assert.deepEqual([file.name, answer.status, errorsOf(answer)], [file.name, 422, wrong]);
    }
    const empty = await upload(server, PATH, token, { invoice_file: fileOf('f.pdf', Buffer.alloc(0)), payouts_id });
    assert.deepEqual([empty.status, errorsOf(empty)], [422, { invoice_file: ['Súbor je prázdny'] }]);
    assert.equal(payoutOf(doctor.id)?.status, 'open');
  });

  it('C25 a truncated or malformed form is 422, like an empty one', async () => {
    const { token } = await session();
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', 'not a form'],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="payouts_id"\r\n\r\n1'],
    ] as const) {
      const answer = await call(server, 'POST', PATH, { token, body, headers: { 'Content-Type': type } });
      assert.equal(answer.status, 422, body);
      assert.ok(field(errorsOf(answer), 'invoice_file'));
    }
  });

  it('C25 an aborted upload stores nothing', async () => {
    const { doctor, token } = await session();
    const socket = connect(server.port, '127.0.0.1');
    const isClosed = new Promise((resolve) => socket.once('close', resolve));
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
    socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n`);
    socket.resume().end();
    await isClosed;
    assert.equal(payoutOf(doctor.id)?.status, 'open');
  });

  it('C25 a paid payout’s invoice cannot be replaced; another doctor’s payout is unknown', async () => {
    const { doctor, token } = await session();
    const stranger = await session();
    const kept = { file_name: 'a.pdf', media_type: 'application/pdf', content: PDF };
    const paid = { month: '2026-01', amount_cents: 1, status: 'paid' as const, invoice: kept };
    const { id } = server.practice.payouts.addPayout(doctor.id, paid);
    const invoice_file = fileOf('b.pdf', PDF);
    const late = await upload(server, PATH, token, { invoice_file, payouts_id: String(id) });
    assert.deepEqual([late.status, errorsOf(late)], [422, { payouts_id: ['Táto výplata je už uhradená.'] }]);
    assert.equal(server.practice.payouts.invoiceOf(doctor.id, id)?.file_name, 'a.pdf');
    const theirs = await upload(server, PATH, token, { invoice_file, payouts_id: stranger.payouts_id });
    assert.deepEqual(errorsOf(theirs), { payouts_id: ['Táto možnosť nie je dostupná, vyberte inú'] });
    assert.equal(server.practice.payouts.invoiceOf(stranger.doctor.id, stranger.id), undefined);
  });

  it('C1 C25 a refused file is read to its end, so that a proxy does not lose the answer', async () => {
    const { token } = await session();
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const signed = { ...headers, Authorization: `Bearer ${token}` };
    assert.equal(await statusAfterAll(server.url + PATH, Buffer.alloc(12 * MEGABYTE), signed), 413);
    assert.equal(await statusAfterAll(server.url + PATH, Buffer.alloc(4 * MEGABYTE), headers), 401);
  });

  it('C25 only multipart bodies of the two upload calls may exceed 64 kB', async () => {
    const { token } = await session();
    const large = 'x'.repeat(70_000);
    const file = { value: fileOf('a.png', PNG, 70_000), name: 'theme' };
    assert.equal((await upload(server, '/api/settings-store', token, file)).status, 413);
    for (const path of [PATH, '/api/profile-store', '/api/settings-store', '/api/recept-accepted']) {
      assert.equal((await call(server, 'POST', path, { token, body: { name: 'about', value: large } })).status, 413);
    }
  });

  it('C25 a session may send sixty files a minute', async () => {
    const { token } = await session();
    for (let count = 0; count < 60; count += 1) assert.equal((await upload(server, PATH, token, {})).status, 422);
    assert.equal((await upload(server, PATH, token, {})).status, 429);
    const text = { token, body: { name: 'about', value: 'x' } };
    assert.equal((await call(server, 'POST', '/api/profile-store', text)).status, 200);
  });
});
