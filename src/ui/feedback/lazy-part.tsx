import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { whenIdle } from '../../lib/when-idle';
import { ChunkLoadError, loadChunk } from '../../lib/load-chunk';
import { createRetries } from '../../lib/retries';
import { commonTexts } from '../../texts/common';
import { Failed } from './failed';
import { Loading } from './loading';

/** Reports a chunk load error to the host page. */
export const ReportErrorContext = createContext<(code: 'chunk') => void>(() => undefined);

/** The failures that were logged and reported: several views may wait for one chunk. */
const told = new WeakSet<ChunkLoadError>();

/**
 * A part of the panel that is loaded when it is first drawn, unless it was prefetched. One that does not come says so, and is tried again
 * by itself while it is drawn, and at a click. Until it stands there itself, `Placeholder` is drawn around that, and knows whether it has failed.
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

  /** A part that is already loaded is rendered directly: a list may have many of them. */
  function Lazy(props: Props) {
    const [wasHere] = useState(Loaded !== null);
    return wasHere && Loaded ? <Loaded {...props} /> : <Awaited {...props} />;
  }

  function Awaited(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [failure, setFailure] = useState<{ error: ChunkLoadError; attempt: number } | null>(null);
    const [, setIsLoaded] = useState(Loaded !== null);
    const reportError = use(ReportErrorContext);
    const retries = useMemo(() => createRetries(() => setAttempt((before) => before + 1)), []);
    const fail = useEffectEvent((error: ChunkLoadError, isNews: boolean) => {
      if (isNews && !failure) reportError('chunk');
      setFailure({ error, attempt });
      // A chunk that threw while it ran would throw again: the browser keeps the module.
      if (error.type !== 'other') retries.plan();
    });

    useEffect(() => {
      let isWanted = true;
      loadOnce().then(
        () => isWanted && setIsLoaded(true),
        (caught: unknown) => {
          const error = caught instanceof ChunkLoadError ? caught : new ChunkLoadError('other', name);
          const isNews = !told.has(error);
          told.add(error);
          if (isNews) console.warn(`[ordinacia] ${error.message} (${error.type})`);
          if (isWanted) fail(error, isNews);
        },
      );
      return () => {
        isWanted = false;
        retries.cancel();
      };
    }, [attempt, retries]);

    if (Loaded) return <Loaded {...props} />;
    const state = failure ? (
      <Failed
        title={commonTexts.chunkFailed}
        hint={commonTexts.chunkHints[failure.error.type]}
        isRetrying={failure.attempt !== attempt}
        onRetry={() => setAttempt(attempt + 1)}
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
    /** Loads it before it is drawn. A failure is told when it is drawn, which tries again. */
    prefetch: () => void loadOnce().catch(() => undefined),
    isHere: () => Loaded !== null,
  });
}

/** Prefetches a part that may be wanted next, when the browser has nothing else to do. */
export function usePrefetch(part: { prefetch(): void; isHere(): boolean }): void {
  useEffect(() => (part.isHere() ? undefined : whenIdle(() => part.prefetch())), [part]);
}
