import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { commonTexts } from '../texts/common';
import { failureText } from '../texts/failures';
import { shellTexts } from '../texts/shell';
import { Button } from '../ui/controls/button';
import { Notice } from '../ui/feedback/notice';
import { css } from '../ui/style/style';

/** The panel's own data did not load: the screens still work as far as they can, and it can be tried again. */
export function AppDataNotice() {
  const { appData } = useStore();
  const failure = useValue(appData.failure);
  const isLoading = useValue(appData.isLoading);
  const isKnown = useValue(appData.admin) !== null;
  if (!failure) return null;
  return (
    <div className={wrapper}>
      <Notice
        variant={isKnown ? 'warning' : 'danger'}
        role={isKnown ? 'status' : 'alert'}
        action={
          <Button isBusy={isLoading} onClick={appData.reload}>
            {commonTexts.retry}
          </Button>
        }
      >
        {isKnown ? shellTexts.appDataStale : shellTexts.appDataFailed}{' '}
        {failureText(failure.kind, failure.retryAfterSeconds)}
      </Notice>
    </div>
  );
}

const wrapper = css`
  margin-bottom: 16px;
`;
