import type { ReactNode } from 'react';
import { failureText } from '../../texts/failures';
import { RetryButton } from '../controls/retry-button';
import { Failed } from './message';
import { Loading } from './loading';
import { StaleNotice } from './failure-notices';

/** The current state of a resource. */
export interface ResourceSnapshot<T> {
  /** `null` until the first response. */
  data: T | null;
  /** The failure of the newest load; `null` when it succeeded. */
  failure: { kind: string; retryAfterSeconds: number | null; code?: string | null } | null;
  isLoading: boolean;
  loadedAt: Date | null;
  /** A bug of the panel that was thrown while loading, for the error boundary; `null` when there was none. */
  defect: { error: unknown } | null;
  reload(): void;
}

/** Custom content of a failed load: `retry` is the button, `hint` the reason with its code. */
type FailureContent = (retry: ReactNode, hint: string, failure: { code?: string | null }) => ReactNode;

interface ResourceViewProps<T> {
  resource: ResourceSnapshot<T>;
  /** The title of a failed load. */
  failedTitle: string;
  /** Shown until the first response. */
  skeleton?: ReactNode;
  failed?: FailureContent;
  /** Shown above data whose reload failed; `null` where another part of the screen shows it. */
  stale?: FailureContent | null;
  isEmpty?(data: T): boolean;
  empty?: ReactNode;
  children(data: T): ReactNode;
}

/** Renders a resource in each of its states: loading, failed, stale, empty, loaded. */
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

  const hint = failure ? failureText(failure) : '';
  const retry = { isBusy: isLoading, onClick: reload };
  const button = <RetryButton {...retry} />;
  if (data === null) {
    if (!failure) return skeleton;
    if (failed) return failed(button, hint, failure);
    return <Failed title={failedTitle} hint={hint} {...retry} />;
  }
  return (
    <>
      {failure && stale && stale(button, hint, failure)}
      {failure && stale === undefined && <StaleNotice {...retry} loadedAt={loadedAt} failure={failure} />}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  );
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;
