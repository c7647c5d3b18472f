import { ownValue } from '../../lib/own-properties';
import { receptsPath } from '../prescriptions';
import { waitingRoomPath } from '../tickets';

/** The screen of what a notification of this category is about. */
export const notificationPath = (category: string): string | undefined => ownValue(paths, category);

const paths = {
  queue: waitingRoomPath,
  schedule: waitingRoomPath,
  'schedule-premium': waitingRoomPath,
  recept: receptsPath,
};
