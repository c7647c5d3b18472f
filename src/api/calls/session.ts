import { doctorSchema, initialDataSchema, notificationSchema, payoutQueueItemSchema } from '../contract/admin';
import { channelAuthorizationSchema, loginSchema } from '../contract/answers';
import type { ChannelAuthorizationRequest, LoginRequest } from '../contract/session.requests';
import { defineCall } from '../define-call';

/** 400, 401 and 422 all mean wrong credentials; but a 422 with an error of `code` asks for the second factor. */
export const login = defineCall<LoginRequest>()({
  name: 'login',
  method: 'POST',
  path: '/api/admin/login',
  isPublic: true,
  response: { record: loginSchema },
});

export const logout = defineCall()({ name: 'logout', method: 'POST', path: '/api/logout', isKeptAlive: true });

export const administrationInit = defineCall()({
  name: 'administrationInit',
  method: 'GET',
  path: '/api/administration-init',
  response: {
    record: initialDataSchema,
    parts: {
      notifications: { what: 'notification', list: notificationSchema, otherwise: 'empty' },
      payoutsQueue: { what: 'payout queue item', list: payoutQueueItemSchema, otherwise: 'empty' },
      doctors: { what: 'doctor', list: doctorSchema, otherwise: 'empty' },
    },
  },
});

export const notificationsClear = defineCall()({
  name: 'notificationsClear',
  method: 'GET',
  path: '/api/notifications-clear',
  isChange: true,
});

/** The attribute `auth-path` replaces its path. */
export const channelAuthorize = defineCall<ChannelAuthorizationRequest>()({
  method: 'POST',
  path: '/broadcasting/auth',
  response: { record: channelAuthorizationSchema },
});
