import { useValue } from '../../../state/react/use-value';
import type { Resource } from '../../../state/resources/resource';
import { commonTexts } from '../../../texts/common';
import { withCode } from '../../../texts/failures';
import { Button } from '../../../ui/controls/button';
import { Notice } from '../../../ui/feedback/notice';

interface FailedListProps {
  resource: Pick<Resource<unknown>, 'data' | 'failure' | 'isLoading' | 'retry'>;
  message: string;
}

/** Says that a list failed to load: a failed list does not mean that there are no records. */
export function FailedList({ resource: { data, failure, isLoading, retry: reload }, message }: FailedListProps) {
  const isKnown = useValue(data) !== null;
  const failed = useValue(failure);
  const isBusy = useValue(isLoading);
  if (isKnown || !failed) return null;
  const retry = (
    <Button isBusy={isBusy} onClick={reload}>
      {commonTexts.retry}
    </Button>
  );
  return (
    <Notice variant="warning" role="status" action={retry}>
      {withCode(message, failed)}
    </Notice>
  );
}
