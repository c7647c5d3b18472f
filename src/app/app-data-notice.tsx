import { useResource } from '../state/react/use-resource';
import { useStore } from '../state/react/store-context';
import { shellTexts } from '../texts/shell';
import { Notice } from '../ui/feedback/notice';
import { ResourceView } from '../ui/feedback/resource-view';
import { css } from '../ui/style/style';

/** Shown when the app data failed to load, with a retry; the screens still work as far as they can. */
export function AppDataNotice() {
  const { appData } = useStore();
  return (
    <ResourceView
      resource={useResource(appData)}
      failedTitle={shellTexts.appDataFailed}
      skeleton={null}
      failed={(retry, hint) => (
        <div className={wrapper}>
          <Notice variant="danger" role="alert" action={retry}>
            {shellTexts.appDataFailed} {hint}
          </Notice>
        </div>
      )}
      stale={(retry, hint) => (
        <div className={wrapper}>
          <Notice variant="warning" role="status" action={retry}>
            {shellTexts.appDataStale} {hint}
          </Notice>
        </div>
      )}
    >
      {() => null}
    </ResourceView>
  );
}

const wrapper = css`
  margin-bottom: 16px;
`;
