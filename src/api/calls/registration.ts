import { registrationSchema } from '../contract/answers';
import type { RegistrationRequest } from '../contract/session.requests';
import { defineCall } from '../define-call';

export const register = defineCall<RegistrationRequest>()({
  name: 'register',
  method: 'POST',
  path: '/api/admin/register',
  isPublic: true,
  response: { record: registrationSchema },
});
