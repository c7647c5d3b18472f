import { BACKUP, RESTORE } from './backup';
import { CHECK } from './check';
import type { Command } from './command';
import { DOCTOR_ADD, DOCTOR_PASSWORD } from './doctor-account';
import { DOCTOR_INVITE } from './doctor-invite';
import { DOCTOR_APPROVE, DOCTOR_DISABLE, DOCTOR_ENABLE, DOCTOR_LIST } from './doctor-list';
import { DOCTOR_COLLEAGUES, DOCTOR_SESSIONS } from './doctor-sessions';
import { ERASE, PEOPLE } from './people';
import { EXPORT } from './export';
import { LOG } from './log';

/** All commands, in the order of the list that `npm run practice` prints. */
export const COMMANDS: readonly Command[] = [
  DOCTOR_LIST,
  DOCTOR_ADD,
  DOCTOR_INVITE,
  DOCTOR_APPROVE,
  DOCTOR_DISABLE,
  DOCTOR_ENABLE,
  DOCTOR_PASSWORD,
  DOCTOR_SESSIONS,
  DOCTOR_COLLEAGUES,
  BACKUP,
  RESTORE,
  CHECK,
  EXPORT,
  PEOPLE,
  ERASE,
  LOG,
];
