import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from '../constants';
import { requiredText } from './contract/fields';
import { optionalInput, text } from './contract/request-fields';
import { defineCall } from './define-call';

/** `POST /api/admin/login`. */
export const loginSchema = v.object({ access_token: requiredText });

export type LoginAnswer = v.InferOutput<typeof loginSchema>;

/** `POST /broadcasting/auth`. */
export const channelAuthorizationSchema = v.object({ auth: requiredText });

export type ChannelAuthorization = v.InferOutput<typeof channelAuthorizationSchema>;

/**
 * `POST /api/admin/login`. A password is not trimmed. With a second factor, the right password with a missing or wrong `code` is a 422 at
 * `code`, which is a code of the authenticator app or a recovery code.
 */
export const loginRequestSchema = v.object({
  username: text(),
  password: text(PASSWORD_MAX_LENGTH),
  code: optionalInput(SECOND_FACTOR_CODE_MAX_LENGTH),
});

export type LoginRequest = v.InferInput<typeof loginRequestSchema>;

/** `POST /broadcasting/auth`: whether a socket may listen to a channel. */
export const channelAuthorizationRequestSchema = v.object({
  socket_id: v.string(),
  channel_name: v.string(),
  /** Whether the server repeats its recent events to the new subscription. */
  recent_events: v.optional(v.boolean()),
});

export type ChannelAuthorizationRequest = v.InferInput<typeof channelAuthorizationRequestSchema>;

/** 400, 401 and 422 all mean wrong credentials; but a 422 with an error of `code` asks for the second factor. */
export const login = defineCall<LoginRequest>()({
  name: 'login',
  method: 'POST',
  path: '/api/admin/login',
  isPublic: true,
  response: { record: loginSchema },
});

export const logout = defineCall()({ name: 'logout', method: 'POST', path: '/api/logout', isKeptAlive: true });

/** The attribute `auth-path` replaces its path. */
export const channelAuthorize = defineCall<ChannelAuthorizationRequest>()({
  method: 'POST',
  path: '/broadcasting/auth',
  response: { record: channelAuthorizationSchema },
});
