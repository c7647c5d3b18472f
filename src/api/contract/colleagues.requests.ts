import * as v from 'valibot';
import { COLLEAGUE_NAME_MAX_LENGTH } from '../../constants';
import { colleagueTitles } from './colleagues';
import { choice, newPassword, rule, text } from './request-fields';
import { EMAIL } from './session.requests';

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
