import { QueueAnnouncer } from '../features/tickets/queue-announcer';
import { LateParts as FrameParts, type LatePartsProps } from '../frame/late-parts';

/** What every element has and does not need for its first picture. */
export function LateParts(props: LatePartsProps) {
  return <FrameParts {...props}>{props.isActive && <QueueAnnouncer />}</FrameParts>;
}
