import { useResource } from '../state/react/use-resource';
import { useStore, useValue } from '../state/react/use-store';
import { shellTexts } from '../texts/shell';
import { belowClass, Notice } from '../ui/feedback/notice';
import { ResourceView } from '../ui/feedback/resource-view';
import { classes, css } from '../ui/style/style';

/** Shown while the doctor waits for approval. */
export function NotPublicNotice() {
  const admin = useValue(useStore().appData.admin);
  if (!admin || admin.attributes.is_public) return null;
  return (
    <div className={above}>
      <Notice variant="info">{shellTexts.notPublic}</Notice>
    </div>
  );
}

/** Shown below a screen when the app data failed to load, with a retry; the screens still work as far as they can. */
export function AppDataNotice() {
  const { appData } = useStore();
  return (
    <ResourceView
      resource={useResource(appData)}
      failedTitle={shellTexts.appDataFailed}
      skeleton={null}
      failed={(retry, hint) => (
        <div className={classes(belowClass, below)} data-below="">
          <Notice variant="danger" role="alert" action={retry}>
            {shellTexts.appDataFailed} {hint}
          </Notice>
        </div>
      )}
      stale={(retry, hint) => (
        <div className={classes(belowClass, below)} data-below="">
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

const above = css`
  margin-bottom: 16px;
`;

const below = css`
  margin-top: 16px;
`;
