import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { failureText } from '../../texts/failures';
import { Button } from '../controls/button';
import { Failed } from './failed';
import { Loading } from './loading';
import { StaleNotice } from './stale-notice';

/** Data of the server as it stands now. */
export interface ResourceSnapshot<T> {
  /** `null` until the first answer. */
  data: T | null;
  /** Why the newest load failed; `null` when it did not. */
  failure: { kind: string; retryAfterSeconds: number | null } | null;
  isLoading: boolean;
  loadedAt: Date | null;
  /** A bug of ours met while loading, for the nearest boundary; `null` when there was none. */
  defect: { error: unknown } | null;
  reload(): void;
}

/** What stands for a failed load in place of the usual: `retry` is its button, `hint` why it failed. */
type FailureContent = (retry: ReactNode, hint: string) => ReactNode;

interface ResourceViewProps<T> {
  resource: ResourceSnapshot<T>;
  /** Says what could not be loaded. */
  failedTitle: string;
  /** Stands until the first answer. */
  skeleton?: ReactNode;
  failed?: FailureContent;
  /** Stands above data whose reload failed; `null` where another part of the screen says it. */
  stale?: FailureContent | null;
  isEmpty?(data: T): boolean;
  empty?: ReactNode;
  children(data: T): ReactNode;
}

/** Draws data of the server in each of its states: loading, failed, stale, empty, there. */
export function ResourceView<T>(props: ResourceViewProps<T>) {
  const {
    resource,
    failedTitle,
    skeleton = <Loading />,
    failed,
    stale,
    isEmpty = isEmptyList,
    empty,
    children,
  } = props;
  const { data, failure, isLoading, loadedAt, defect, reload } = resource;
  if (defect) throw defect.error;

  const hint = failure ? failureText(failure.kind, failure.retryAfterSeconds) : '';
  const retry = (
    <Button isBusy={isLoading} onClick={reload}>
      {commonTexts.retry}
    </Button>
  );
  if (data === null) {
    if (!failure) return skeleton;
    if (failed) return failed(retry, hint);
    return <Failed title={failedTitle} hint={hint} isRetrying={isLoading} onRetry={reload} />;
  }
  return (
    <>
      {failure && stale && stale(retry, hint)}
      {failure && stale === undefined && <StaleNotice loadedAt={loadedAt} isRetrying={isLoading} onRetry={reload} />}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  );
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;
