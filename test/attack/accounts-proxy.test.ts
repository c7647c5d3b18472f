import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { createClientAddress, readNetworks, type TrustedProxies } from '../../server/client-address';
import { EnvironmentProblem, readEnvironment } from '../../server/environment';

const readAccounts = (env: Record<string, string>) => readEnvironment(env, '/default.db');

/** The part of a request from which the address is read. */
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

const addressBehind = (trusted: TrustedProxies | undefined, remoteAddress: string, forwarded?: string) =>
  createClientAddress(trusted).addressOf(from(remoteAddress, forwarded));

describe('the client address of a request', () => {
  it('without a trusted proxy the header counts for nothing', () => {
    assert.equal(addressBehind(undefined, '203.0.113.1', '198.51.100.1'), '203.0.113.1');
    assert.equal(addressBehind(0, '::ffff:203.0.113.1', '198.51.100.1'), '203.0.113.1');
  });

  it('the header is read from its right end, as many steps as there are proxies', () => {
    assert.equal(addressBehind(1, '127.0.0.1', '6.6.6.6, 198.51.100.1'), '198.51.100.1');
    assert.equal(addressBehind(2, '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.1'), '198.51.100.1');
    assert.equal(addressBehind(3, '127.0.0.1', '198.51.100.1'), '198.51.100.1');
    assert.equal(addressBehind(1, '127.0.0.1'), '127.0.0.1');
  });

  it('with a list of proxies, every proxy on the way must be listed', () => {
    const trusted = readNetworks('127.0.0.1, 10.0.0.0/8 fd00::/8');
    assert.ok(trusted);
    assert.equal(addressBehind(trusted, '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3'), '198.51.100.1');
    assert.equal(addressBehind(trusted, 'fd00::1', '198.51.100.1'), '198.51.100.1');
    assert.equal(addressBehind(trusted, '192.0.2.7', '198.51.100.1'), '192.0.2.7');
    const { isFromProxy } = createClientAddress(trusted);
    assert.deepEqual([isFromProxy(from('127.0.0.1')), isFromProxy(from('192.0.2.7'))], [true, false]);
  });

  it('an invalid address ends the reading of the header', () => {
    for (const garbage of ['unknown', '', '_hidden', '1.2.3', '<script>', '1'.repeat(10_000)]) {
      assert.equal(addressBehind(2, '127.0.0.1', `6.6.6.6, ${garbage}, 198.51.100.1`), '198.51.100.1');
      assert.equal(addressBehind(1, '127.0.0.1', `6.6.6.6, ${garbage}`), '127.0.0.1');
    }
  });

  it('ports, brackets, zones and mapped addresses are the same client', () => {
    for (const written of ['198.51.100.1:4711', '::ffff:198.51.100.1', '[::ffff:198.51.100.1]:80']) {
      assert.equal(addressBehind(1, '127.0.0.1', written), '198.51.100.1');
    }
    for (const written of ['2001:DB8:0:0:9::1', '[2001:db8::9:0:0:1]:443', '2001:db8:0:0:ffff::', '2001:db8::1%eth0']) {
      assert.equal(addressBehind(1, '127.0.0.1', written), '2001:db8:0:0::/64');
    }
    assert.equal(addressBehind(0, '::1'), '0:0:0:0::/64');
    assert.equal(addressBehind(0, '2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  });

  it('ORDINACIA_TRUST_PROXY is a number or a list, and anything else ends the start', () => {
    assert.equal(readAccounts({ ORDINACIA_TRUST_PROXY: ' 2 ' }).trustProxy, 2);
    assert.equal(readAccounts({ ORDINACIA_TRUST_PROXY: '' }).trustProxy, undefined);
    assert.equal(
      addressBehind(readAccounts({ ORDINACIA_TRUST_PROXY: '::1,10.0.0.0/8' }).trustProxy, '10.1.1.1', '1.1.1.1'),
      '1.1.1.1',
    );
    for (const wrong of ['yes', '10', '10.0.0.0/33', '10.0.0/8', 'proxy.example', '1.1.1.1/x']) {
      assert.throws(() => readAccounts({ ORDINACIA_TRUST_PROXY: wrong }), EnvironmentProblem, wrong);
    }
  });

  it('the life of a session can be set, in whole hours and days', () => {
    const { sessionLimits } = readAccounts({ ORDINACIA_SESSION_IDLE_HOURS: '2', ORDINACIA_SESSION_DAYS: '7' });
    assert.deepEqual(sessionLimits, { idleMs: 7_200_000, longestMs: 604_800_000 });
    const idleOnly = readAccounts({ ORDINACIA_SESSION_IDLE_HOURS: '720' }).sessionLimits;
    assert.deepEqual(idleOnly, { idleMs: 2_592_000_000, longestMs: 2_592_000_000 });
    assert.equal(readAccounts({}).sessionLimits, undefined);
    for (const wrong of ['0', '-1', '1.5', 'never', '99999']) {
      assert.throws(() => readAccounts({ ORDINACIA_SESSION_DAYS: wrong }), EnvironmentProblem, wrong);
    }
  });
});
