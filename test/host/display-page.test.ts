// needs: built-files
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openBrowser } from '../server/support/browser';
import { field, newSession } from '../server/support/calls';
import { sharedPractice } from '../server/support/test-practice';
import { openPage } from '../support/clock/open-page';

describe('the page of a television', { timeout: 300_000 }, () => {
  const server = sharedPractice();

  it('asks for a key, explains a wrong one, and stores a right one; then shows the television before the server has answered, and asks again for a key that is no longer valid', async () => {
    const { doctor, get } = await newSession(server);
    const key = String(field((await get('display')).body, 'key'));
    server.practice.settings.storeSetting(doctor.id, 'display', true);
    const page = await openPage(await openBrowser());
    const address = `${server.url}/display`;
    const problem = () =>
      page.waitForSelector('#key-error', { visible: true }).then((found) => found?.evaluate((one) => one.textContent));
    await page.goto(address);
    await page.waitForSelector('#key', { visible: true });
    await page.type('#key', 'zle');
    await page.keyboard.press('Enter');
    assert.match((await problem()) ?? '', /^Kľúč má dvanásť znakov/);
    await page.$eval('#key', (input) => Reflect.set(input, 'value', ''));
    await page.type('#key', key.toLowerCase().replace(/.{4}/g, '$& '));
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(page.url(), `${address}/${key}`);
    await page.waitForSelector('#display', { visible: true });

    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().endsWith(`/display/api/${key}`)) void request.continue();
    });
    await page.goto(address);
    await page.waitForSelector('#display', { visible: true });

    await page.evaluate(() => localStorage.setItem('ordinacia-display-key', 'BBBBBBBBBBBB'));
    await page.goto(address);
    assert.equal(await problem(), 'Kľúč, ktorý tu bol, už neplatí.');
    assert.equal(await page.$('#display'), null);
  });
});
