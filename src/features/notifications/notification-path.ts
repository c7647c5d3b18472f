import { ownValue } from '../../lib/own-properties';
import { receptsPath } from '../prescriptions';
import { waitingRoomPath } from '../tickets';

/** The path of the screen that notifications of this category concern. */
export const notificationPath = (category: string): string | undefined => ownValue(paths, category);

const paths = {
  queue: waitingRoomPath,
  schedule: waitingRoomPath,
  'schedule-premium': waitingRoomPath,
  recept: receptsPath,
};
