/** The doctor's colleagues, of a server with the capability `colleagues`. */
import * as v from 'valibot';
import { optionalText, rawList, recordId, requiredText } from '../../api/contract/fields';
import { type IdRequest, EMAIL, choice, newPassword, rule, text } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { COLLEAGUE_NAME_MAX_LENGTH } from '../../constants';

/** The forms of address. */
export const colleagueTitles = ['nurse-female', 'nurse-male', 'assistant-female', 'assistant-male'] as const;

export type ColleagueTitle = (typeof colleagueTitles)[number];

/** A colleague in the doctor's list. All moments are ISO 8601. */
export const colleagueSchema = v.object({
  id: recordId,
  name: requiredText,
  title: optionalText,
  /** The e-mail address of the login; `null` until the colleague has used the link. */
  email: optionalText,
  /** The expiry of the colleague's link; `null` without one. */
  invited_until: optionalText,
  /** The last use of the colleague's newest session; `null` without a session. */
  used_at: optionalText,
});

export type Colleague = v.InferOutput<typeof colleagueSchema>;

/** `GET /api/colleagues`, before its list is read record by record. */
export const colleaguesSchema = v.object({ colleagues: rawList });

/** `POST /api/colleague-invite` and `colleague-link`: a link for one use. It may be relative to the server's address. */
export const colleagueInvitationSchema = v.object({ id: recordId, link: requiredText, expires_at: requiredText });

export type ColleagueInvitation = v.InferOutput<typeof colleagueInvitationSchema>;

/** `POST /api/colleague-invite`. */
export const colleagueInviteRequestSchema = v.object({
  name: text(COLLEAGUE_NAME_MAX_LENGTH),
  title: choice(colleagueTitles),
});

export type ColleagueInviteRequest = v.InferInput<typeof colleagueInviteRequestSchema>;

/** `POST /api/colleague-setup`: by the link's token. A password is not trimmed. */
export const colleagueSetupRequestSchema = v.pipe(
  v.object({
    token: v.string(),
    email: v.pipe(text(), v.regex(EMAIL, rule('email'))),
    password: newPassword.password,
    password_confirmation: newPassword.password_confirmation,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      ({ password, password_confirmation }) => password === password_confirmation,
      rule('confirmed'),
    ),
    ['password'],
  ),
);

export const colleagues = defineCall()({
  method: 'GET',
  path: '/api/colleagues',
  capability: 'colleagues',
  response: {
    record: colleaguesSchema,
    parts: { colleagues: { what: 'colleague', list: colleagueSchema, otherwise: 'empty' } },
  },
});

export const colleagueInvite = defineCall<ColleagueInviteRequest>()({
  method: 'POST',
  path: '/api/colleague-invite',
  capability: 'colleagues',
  response: { record: colleagueInvitationSchema },
});

/** Creates another link, which replaces the last one. */
export const colleagueLink = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/colleague-link',
  capability: 'colleagues',
  response: { record: colleagueInvitationSchema },
});

export const colleagueRemove = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/colleague-remove',
  capability: 'colleagues',
});
