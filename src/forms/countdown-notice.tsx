import { Notice } from '../ui/feedback/notice';
import { hiddenClass } from '../ui/style/theme';

interface WaitableNoticeProps {
  message: string | null;
  /** Whether the message counts down. */
  isWaiting: boolean;
  /** Announced once instead of the countdown. */
  spoken: string;
}

/** An error message. A countdown changes every second: only its start is announced. */
export function CountdownNotice({ message, isWaiting, spoken }: WaitableNoticeProps) {
  return (
    <>
      {message && (
        <Notice variant="danger" {...(isWaiting ? {} : { role: 'alert' })}>
          {message}
        </Notice>
      )}
      {isWaiting && (
        <span role="alert" className={hiddenClass}>
          {spoken}
        </span>
      )}
    </>
  );
}
