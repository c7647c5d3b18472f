import type { Ticket } from '../../api/contract';
import { commonTexts } from '../../texts/common';

/** The name on a ticket: the attached user's full name; otherwise `user_alternate`, otherwise `origin_title` (specification, section 2). */
export const ticketName = ({ user, user_alternate, origin_title }: Ticket): string =>
  user?.attributes.fullname ?? user_alternate ?? origin_title ?? commonTexts.patientWithoutName;
