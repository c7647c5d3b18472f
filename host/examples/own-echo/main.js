import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import 'ordinacia/waiting-room';

const PRACTICE = new URL('https://ordinacia.example');
const TOKEN_KEY = 'ordinacia.admin-token';

/** The portal's own: its other channels go on as before, and no second socket is opened. */
const echo = new Echo({
  broadcaster: 'reverb',
  Pusher,
  key: 'ordinacia',
  wsHost: PRACTICE.hostname,
  wsPort: PRACTICE.port || 80,
  wssPort: PRACTICE.port || 443,
  forceTLS: PRACTICE.protocol === 'https:',
  enabledTransports: ['ws', 'wss'],
  authorizer: (channel) => ({
    async authorize(socketId, callback) {
      const response = await fetch(new URL('/broadcasting/auth', PRACTICE), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          Authorization: `Bearer ${localStorage.getItem(TOKEN_KEY)}`,
        },
        body: JSON.stringify({ socket_id: socketId, channel_name: channel.name }),
      });
      if (response.ok) callback(null, await response.json());
      else callback(new Error(`The channel was refused (${response.status}).`), null);
    },
  }),
});

const element = document.createElement('ordinacia-waiting-room');
element.apiBase = PRACTICE.href;
element.tokenKey = TOKEN_KEY;
// Before the element is on the page.
element.echo = echo;
document.querySelector('#app').append(element);
