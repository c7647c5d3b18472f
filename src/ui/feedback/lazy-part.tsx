import { createContext, use, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { whenIdle } from '../../lib/when-idle';
import { ChunkLoadError, loadChunk } from '../../lib/load-chunk';
import { createRetries } from '../../lib/retries';
import { commonTexts } from '../../texts/common';
import { Failed } from './message';
import { Loading } from './loading';

/** Reports a chunk load error to the host page. */
export const ReportErrorContext = createContext<(code: 'chunk') => void>(() => undefined);

/** The failures that were already logged and reported: several views may wait for one chunk. */
const reported = new WeakSet<ChunkLoadError>();

/**
 * A part of the panel whose chunk loads when the part is first rendered or prefetched. A failed load shows a message, and is retried
 * automatically while rendered, and by a click. Until the part is loaded, `Placeholder` wraps the loading or failed state, and gets
 * `hasFailed`.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<NoInfer<Props> & { hasFailed: boolean; children: ReactNode }>,
) {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<unknown> | null = null;

  const loadOnce = () => {
    if (Loaded) return Promise.resolve();
    return (loading ??= loadChunk(name, load, CHUNK_TIMEOUT_MS)
      .then((component) => (Loaded = component))
      .finally(() => (loading = null)));
  };

  /** An already loaded part is rendered directly, without the loader's state: a list may contain many of them. */
  function Lazy(props: Props) {
    const [wasLoaded] = useState(Loaded !== null);
    return wasLoaded && Loaded ? <Loaded {...props} /> : <Loader {...props} />;
  }

  function Loader(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [failure, setFailure] = useState<{ error: ChunkLoadError; attempt: number } | null>(null);
    const [, setIsLoaded] = useState(Loaded !== null);
    const reportError = use(ReportErrorContext);
    const [retries] = useState(() => createRetries(() => setAttempt((before) => before + 1)));
    const fail = useEffectEvent((error: ChunkLoadError, isNew: boolean) => {
      if (isNew && !failure) reportError('chunk');
      setFailure({ error, attempt });
      // A chunk that threw while it ran would throw again: the browser keeps the module.
      if (error.type !== 'other') retries.plan();
    });

    useEffect(() => {
      let isCurrent = true;
      loadOnce().then(
        () => isCurrent && setIsLoaded(true),
        (caught: unknown) => {
          const error = caught instanceof ChunkLoadError ? caught : new ChunkLoadError('other', name);
          const isNew = !reported.has(error);
          reported.add(error);
          if (isNew) console.warn(`[ordinacia] ${error.message} (${error.type})`);
          if (isCurrent) fail(error, isNew);
        },
      );
      return () => {
        isCurrent = false;
        retries.cancel();
      };
    }, [attempt, retries]);

    if (Loaded) return <Loaded {...props} />;
    const state = failure ? (
      <Failed
        title={commonTexts.chunkFailed}
        hint={commonTexts.chunkHints[failure.error.type]}
        isBusy={failure.attempt !== attempt}
        onClick={() => setAttempt(attempt + 1)}
      />
    ) : (
      <Loading />
    );
    if (!Placeholder) return state;
    return (
      <Placeholder {...props} hasFailed={failure !== null}>
        {state}
      </Placeholder>
    );
  }

  return Object.assign(Lazy, {
    /** Loads the chunk before the part is rendered. A failure is ignored: rendering tries again, and reports it. */
    prefetch: () => void loadOnce().catch(() => undefined),
    isLoaded: () => Loaded !== null,
  });
}

/** Prefetches a part that may be needed next, when the browser is idle. */
export function usePrefetch(part: { prefetch(): void; isLoaded(): boolean }): void {
  useEffect(() => (part.isLoaded() ? undefined : whenIdle(() => part.prefetch())), [part]);
}
