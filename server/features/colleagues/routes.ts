import type { Context } from 'hono';
import {
  colleagueInvite,
  colleagueInviteRequestSchema,
  colleagueLink,
  colleagueRemove,
  colleagues,
  type ColleagueInvitation,
} from '../../../src/features/colleagues/contract';
import { setupLink } from '../../account-lines';
import { type CallRoute, type Handle, removal, withId } from '../../http/handle';
import { invalid, jsonResponse, noRecord } from '../../http/responses';
import { recordInResponse, recordInBody } from '../../http/log-calls';
import { brokenRule, withRequest } from '../../http/validation';
import { singleLine } from '../../lib/text';
import type { Stores } from '../../stores';
import type { ColleagueLink } from './store';

/** The doctor's calls for the logins of colleagues and their setup links. */
export function colleagueRoutes(stores: Pick<Stores, 'colleagues'>, handle: Handle): CallRoute[] {
  const right = 'practice-settings';
  return [
    // Only refusals are logged.
    handle(colleagues, { log: { action: 'colleagues.opened', onlyRefusals: true }, right }, (c) =>
      jsonResponse(c, { colleagues: stores.colleagues.colleaguesOf(c.get('session').doctorId) }),
    ),
    // Not `once`: a link must not be stored among the kept responses. A repeat gets another link for the same colleague.
    handle(
      colleagueInvite,
      { log: recordInResponse('colleague.invited', 'colleague'), right },
      withRequest(colleagueInviteRequestSchema, (c, { name, title }) => {
        const line = singleLine(name);
        if (line === '') return invalid(c, brokenRule('name', 'required'));
        const request_key = c.req.header('idempotency-key')?.slice(0, MAX_KEY_LENGTH);
        return linkResponse(
          c,
          stores.colleagues.inviteColleague(c.get('session').doctorId, { name: line, title, request_key }),
        );
      }),
    ),
    // For a colleague who has lost the password or the link.
    handle(
      colleagueLink,
      { log: recordInBody('colleague.link-made', 'colleague'), right },
      withId((c, id) => {
        const link = stores.colleagues.renewColleagueLink(c.get('session').doctorId, id);
        return link ? linkResponse(c, link) : noRecord(c, 'Colleague', id);
      }),
    ),
    handle(
      colleagueRemove,
      { log: recordInBody('colleague.removed', 'colleague'), right, once: true },
      removal(stores.colleagues.removeColleague, 'Colleague'),
    ),
  ];
}

/** Relative: the panel knows the address by which browsers reach this server. */
const linkResponse = (c: Context, { id, token, expires_at }: ColleagueLink) =>
  jsonResponse(c, { id, link: setupLink('.', token), expires_at } satisfies ColleagueInvitation, 201);

const MAX_KEY_LENGTH = 255;
