import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import axe from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { openBrowser } from '../server/support/browser';
import { logIn } from '../server/support/calls';
import { newDoctor, startTestPractice, type TestPractice } from '../server/support/test-practice';
import { openPage } from '../support/clock/open-page';

const PASSWORD = 'modrá lampa 77';
const TITLES = {
  entry: 'Nový účet lekára',
  gone: 'Tento odkaz už neplatí',
  unreachable: 'Odkaz sa nepodarilo overiť',
  done: 'Účet je vytvorený',
};
/** Dark mode changes only colours. */
const SCHEMES: readonly (readonly [scheme: string, options: axe.RunOptions])[] = [
  ['dark', { runOnly: ['color-contrast'] }],
  ['light', {}],
];

describe('the page where a doctor sets up an account', { timeout: 300_000 }, () => {
  let server: TestPractice;
  let browser: Browser;
  before(async () => {
    server = await startTestPractice({ registration: 'invitation' });
    await newDoctor(server, { email: 'prvy@lekar.sk', doctor_name: 'MUDr. Prvý' });
    browser = await openBrowser();
  });

  async function open(token: string | null, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
    const page = await openPage(browser);
    await prepare(page);
    await page.goto(`${server.url}/setup${token === null ? '' : `#${token}`}`);
    return page;
  }
  const invite = () => server.practice.invitations.createInvitation({ days: 1 }).token;
  const see = (page: Page, title: string) =>
    page.waitForFunction(
      (wanted) => [...document.querySelectorAll('h1')].some((one) => one.checkVisibility() && one.innerText === wanted),
      { polling: 'mutation' },
      title,
    );
  const fill = async (page: Page, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.type(`#${name}`, value);
  };
  const fillAccount = (page: Page, doctor_name: string, email: string) =>
    fill(page, { doctor_name, email, password: PASSWORD, password_confirmation: PASSWORD });
  const textOf = (page: Page, selector: string) =>
    page.$eval(selector, (one) => (one as HTMLElement).innerText.replaceAll('\u00a0', ' '));
  const press = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
  const seeText = (page: Page, text: string) =>
    page.waitForFunction(
      (wanted) => document.body.innerText.replaceAll('\u00a0', ' ').includes(wanted),
      { polling: 'mutation' },
      text,
    );

  async function expectAccessible(page: Page) {
    await page.evaluate(axe.source);
    for (const [scheme, options] of SCHEMES) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      const violations = await page.evaluate(async (ofScheme) => {
        const { axe: inPage } = window as unknown as { axe: typeof axe };
        return (await inPage.run(document, ofScheme)).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`,
        );
      }, options);
      assert.deepEqual(violations, [], scheme);
    }
  }

  it('creates the account by keyboard, and leads to the login; no token reaches the panel', async () => {
    const page = await open(invite());
    await see(page, TITLES.entry);
    await page.focus('#doctor_name');
    for (const text of ['MUDr. Eva Klávesová', 'Očná ambulancia', 'eva@lekar.sk', PASSWORD, PASSWORD]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await see(page, TITLES.done);
    assert.equal(await textOf(page, '#done-email'), 'eva@lekar.sk');
    // The heading has the focus, so it is read out; the used token is neither in the address nor in a form.
    assert.deepEqual(
      await page.evaluate(() => [
        document.activeElement?.id,
        location.hash,
        document.querySelector<HTMLInputElement>('#password')?.value,
        localStorage.length + sessionStorage.length,
      ]),
      ['done-title', '', '', 0],
    );
    await expectAccessible(page);
    await logIn(server, 'eva@lekar.sk', PASSWORD);
    assert.equal(await page.$eval('#done a', (link) => link.getAttribute('href')), '/admin/prihlasenie');
    await page.close();
  });

  it('shows each refusal at its field, focuses the first, keeps what was typed; at 320 px, and nothing violates the policy', async () => {
    const said: string[] = [];
    const page = await open(invite(), async (opened) => {
      opened.on('console', (message) => void said.push(message.text()));
      await opened.setViewport({ width: 320, height: 700 });
    });
    await see(page, TITLES.entry);
    await expectAccessible(page);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    assert.deepEqual(said, []);
    await fill(page, { doctor_name: 'Prvý', email: 'prvy@lekar.sk', password: 'krátke', password_confirmation: 'iné' });
    await press(page, 'Vytvoriť účet');
    await page.waitForSelector('#email[aria-invalid="true"]');
    assert.match(await textOf(page, '#doctor_name-error'), /^Účet lekára s týmto menom už existuje/);
    assert.match(await textOf(page, '#password-error'), /^Heslo musí mať najmenej 8 znakov/);
    assert.equal(await textOf(page, '#password_confirmation-error'), '');
    assert.equal(await textOf(page, '#email-error'), 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'doctor_name');
    await expectAccessible(page);
    await press(page, 'Vytvoriť účet');
    assert.equal(await page.$eval('#email', (field) => (field as HTMLInputElement).value), 'prvy@lekar.sk');
    await page.close();
  });

  it('a link that is used, unknown or missing says so at once, and leads to the login', async () => {
    for (const token of [null, 'A'.repeat(43)]) {
      const page = await open(token);
      await see(page, TITLES.gone);
      await page.close();
    }
    const token = invite();
    const page = await open(token);
    await see(page, TITLES.entry);
    const id = server.practice.invitations.invitationOf(token)?.id ?? 0;
    server.practice.invitations.withdrawInvitation(id);
    await fillAccount(page, 'Ján', 'jan@lekar.sk');
    await press(page, 'Vytvoriť účet');
    await see(page, TITLES.gone);
    await expectAccessible(page);
    await page.close();
  });

  it('when the server fails, responds with HTML or is busy, nothing is lost, and the request can be repeated', async () => {
    const token = invite();
    let answer: { status: number; body: string; headers?: Record<string, string> } | 'abort' | null = 'abort';
    const page = await open(token, async (opened) => {
      await opened.setRequestInterception(true);
      opened.on('request', (request) => {
        if (answer === null || !request.url().includes('/api/setup')) void request.continue();
        else if (answer === 'abort') void request.abort();
        else void request.respond(answer);
      });
    });
    await see(page, TITLES.unreachable);
    await expectAccessible(page);
    answer = null;
    await press(page, 'Skúsiť znova');
    await see(page, TITLES.entry);
    await fillAccount(page, 'Iva', 'iva@lekar.sk');
    for (const [broken, words] of [
      [{ status: 500, body: '{"message":"Server Error"}' }, 'Server neodpovedal.'],
      [{ status: 200, body: '<!doctype html><p>proxy' }, 'Server neodpovedal.'],
      [{ status: 201, body: '{}' }, 'Server neodpovedal.'],
      [{ status: 429, body: '{}', headers: { 'Retry-After': '7' } }, 'Skúste to znova o 7 s.'],
      ['abort', 'Server neodpovedal.'],
    ] as const) {
      answer = broken;
      await press(page, 'Vytvoriť účet');
      await seeText(page, words);
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'failure');
    }
    await expectAccessible(page);
    answer = null;
    await press(page, 'Vytvoriť účet');
    await see(page, TITLES.done);
    await page.close();
  });
});
