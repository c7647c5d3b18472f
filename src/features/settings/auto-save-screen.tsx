import { useEffect, type ReactNode } from 'react';
import type { Admin } from '../practice/contract';
import { useStore } from '../../state/react/use-store';
import type { AutosavedFields } from '../../state/forms/autosaved-fields';
import { useResource } from '../../state/react/use-resource';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';

interface AutoSaveScreenProps {
  fields: AutosavedFields;
  hint: string;
  loadFailed: string;
  children(admin: Admin): ReactNode;
}

/** A screen of autosaved fields, which are saved at the latest when the user leaves it. */
export function AutoSaveScreen({ fields, hint, loadFailed, children }: AutoSaveScreenProps) {
  const { appData } = useStore();
  const resource = useResource(appData);
  useEffect(() => () => fields.leaveScreen(), [fields]);
  return (
    // The shell shows the notice of stale app data.
    <ResourceView resource={resource} failedTitle={loadFailed} skeleton={<Loading rows={5} />} stale={null}>
      {({ admin }) => (
        <div className={screen}>
          <p className={hintClass}>{hint}</p>
          {children(admin)}
        </div>
      )}
    </ResourceView>
  );
}

const screen = css`
  container: ordinacia-settings / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
`;

const hintClass = css`
  color: var(--muted);
`;

/** The rows of one card. */
export const rowsClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;
