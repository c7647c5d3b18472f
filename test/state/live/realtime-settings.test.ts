import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { RealtimeConfig } from '../../../src/state/store-config';
import { realtimeSettings } from '../../../src/state/live/realtime-settings';
import { json, stubNetwork } from '../../support/recorded-answers';
import { configOf, noRealtime } from '../../support/store-config';
import { API_BASE, createTestClient } from '../../support/test-client';

function settings(apiBase: string, realtime: Partial<RealtimeConfig> = {}, adminId: number | string | null = 7) {
  const config = { ...configOf(apiBase, 'key'), realtime: { ...noRealtime, key: 'app', ...realtime } };
  return realtimeSettings(config, adminId, createTestClient(), {
    onUnauthorized: () => undefined,
    onRefused: () => undefined,
    wantsRecent: () => false,
  });
}

function ownSocket(found: ReturnType<typeof settings>) {
  if (typeof found === 'string' || 'echo' in found) throw new Error('There is no socket of our own.');
  return found;
}

function address(apiBase: string, realtime: Partial<RealtimeConfig> = {}) {
  const { host, port, tls, cluster } = ownSocket(settings(apiBase, realtime));
  return { host, port, tls, cluster };
}

const fail = () => {
  throw new Error('Nothing listens yet.');
};

describe('realtime settings', () => {
  it('are none without a key, and before the admin is known', () => {
    expect(settings('https://a.example', { key: null })).to.equal('none');
    expect(settings('https://a.example', { key: null }, null)).to.equal('none');
    expect(settings('https://a.example', {}, null)).to.equal('awaited');
    expect(settings('https://a.example', {}, 0), 'nought is an id').to.be.an('object');
  });

  it('use the page’s own Echo, once the admin is known', () => {
    const echo = {
      connector: {
        channels: {},
        pusher: {
          connection: { state: '', socket_id: '', bind: fail, unbind: fail, send_event: fail },
          connect: fail,
          disconnect: fail,
        },
      },
      private: fail,
      leaveChannel: fail,
    };
    expect(settings('https://a.example', { echo })).to.deep.equal({ echo, channel: 'admin.7' });
    expect(settings('https://a.example', { echo, key: null })).to.deep.equal({ echo, channel: 'admin.7' });
    expect(settings('https://a.example', { echo }, null)).to.equal('awaited');
  });

  it('default to the API’s host, port and scheme', () => {
    const own = { cluster: null };
    expect(address('https://a.example/base')).to.deep.equal({ ...own, host: 'a.example', port: null, tls: true });
    expect(address('http://a.example')).to.deep.equal({ ...own, host: 'a.example', port: null, tls: false });
    expect(address('http://localhost:8000')).to.deep.equal({ ...own, host: 'localhost', port: 8000, tls: false });
    expect(address('https://a.example:8443/x')).to.deep.equal({ ...own, host: 'a.example', port: 8443, tls: true });
  });

  it('do not use the API’s port for another host', () => {
    const elsewhere = address('https://a.example:8443', { host: 'ws.example' });
    expect(elsewhere).to.deep.equal({ host: 'ws.example', port: null, tls: true, cluster: null });
  });

  it('need neither host nor port for a cluster of Pusher Channels', () => {
    const found = address('http://localhost:8000', { cluster: 'eu', tls: true });
    expect(found).to.deep.equal({ host: null, port: null, tls: true, cluster: 'eu' });
  });

  it('prefer the element’s attributes', () => {
    const said = { host: 'ws.example', port: 6001, tls: false };
    expect(address('https://a.example:8443', said)).to.deep.equal({ ...said, cluster: null });
    expect(address('https://a.example', { port: 6001 }).port).to.equal(6001);
    expect(address('https://a.example', { tls: false }).tls).to.equal(false);
  });

  it('C29 use the admin’s own channel, and post the socket id and the channel name to authorize it', async () => {
    for (const [channel, name] of [
      ['admin.{id}', 'admin.7'],
      ['App.Models.Admin.{id}', 'App.Models.Admin.7'],
      ['everybody', 'everybody'],
    ] as const) {
      expect(settings('https://a.example', { channel })).to.include({ channel: name });
    }
    const network = stubNetwork(json({ auth: 'signature' }));
    try {
      const found = ownSocket(settings(API_BASE, { authPath: '/custom/auth' }));
      expect(await found.authorize('1.2', 'private-admin.7')).to.deep.equal({ auth: 'signature' });
      expect(network.sent[0]?.url).to.equal(`${API_BASE}/custom/auth`);
      expect(network.sent[0]?.init.body).to.equal('{"socket_id":"1.2","channel_name":"private-admin.7"}');
    } finally {
      network.restore();
    }
  });
});
