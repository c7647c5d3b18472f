import { Notice } from '../../ui/feedback/notice';
import { hiddenClass } from '../../ui/style/theme';

interface WaitableNoticeProps {
  message: string | null;
  /** The message counts down. */
  isWaiting: boolean;
  /** What is announced in place of a countdown. */
  announcement: string;
}

/** Why it did not work. A countdown changes every second: only its beginning is announced. */
export function CountdownNotice({ message, isWaiting, announcement }: WaitableNoticeProps) {
  return (
    <>
      {message && (
        <Notice variant="danger" {...(isWaiting ? {} : { role: 'alert' })}>
          {message}
        </Notice>
      )}
      {isWaiting && (
        <span role="alert" className={hiddenClass}>
          {announcement}
        </span>
      )}
    </>
  );
}
