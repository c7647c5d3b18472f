import { useEffect, type ReactNode } from 'react';
import type { Admin } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import type { AutosavedFields } from '../../state/forms/autosaved-fields';
import { useValue } from '../../state/react/use-value';
import { failureText } from '../../texts/failures';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { css } from '../../ui/style/style';

interface SelfStoringScreenProps {
  fields: AutosavedFields;
  hint: string;
  loadFailed: string;
  children(admin: Admin): ReactNode;
}

/** A screen without a button: what is changed there is stored at the latest when it is left. */
export function SelfStoringScreen({ fields, hint, loadFailed, children }: SelfStoringScreenProps) {
  const { appData } = useStore();
  const admin = useValue(appData.admin);
  const failure = useValue(appData.failure);
  const isLoading = useValue(appData.isLoading);
  useEffect(() => () => fields.leave(), [fields]);
  if (!admin) {
    return failure ? (
      <Failed
        title={loadFailed}
        hint={failureText(failure.kind, failure.retryAfterSeconds)}
        isRetrying={isLoading}
        onRetry={appData.reload}
      />
    ) : (
      <Loading rows={5} />
    );
  }
  return (
    <div className={screen}>
      <p className={hintClass}>{hint}</p>
      {children(admin)}
    </div>
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
