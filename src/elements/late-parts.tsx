import { PassedAnnouncer, QueueAnnouncer } from '../features/tickets/announcers';
import { LateParts as FrameParts, type LatePartsProps } from '../frame/late-parts';

/** Parts of every element that load after its first render. */
export function LateParts(props: LatePartsProps) {
  return (
    <FrameParts {...props}>
      {props.isActive && (
        <>
          <QueueAnnouncer />
          <PassedAnnouncer />
        </>
      )}
    </FrameParts>
  );
}
