import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { TestPractice } from './practice';

/** The portal's own Echo, as a Laravel page sets it up. */
export const hostEcho = ({ lane, token }: TestPractice) => echoOf(`/lane/${lane}/broadcasting/auth`, token);

export function echoOf(authEndpoint: string, token: string) {
  const { hostname, port } = location;
  return new Echo({
    broadcaster: 'pusher',
    key: 'ordinacia',
    cluster: '',
    Pusher,
    withoutInterceptors: true,
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    authEndpoint,
    auth: { headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' } },
  });
}
