import { createContext, use, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { whenIdle } from '../../lib/when-idle';
import { ChunkLoadError, loadChunk } from '../../lib/load-chunk';
import { commonTexts } from '../../texts/common';
import { Failed } from './failed';
import { Loading } from './loading';

/** Reports a chunk load error to the host page. */
export const ReportErrorContext = createContext<(code: 'chunk') => void>(() => undefined);

/**
 * A part of the panel that is loaded when it is first drawn, unless it was prefetched. One that does not come says so, and offers to try
 * again. Until it stands there itself, `Placeholder` is drawn around that.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props & { children: ReactNode }>,
) {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<unknown> | null = null;

  const loadOnce = () => {
    if (Loaded) return Promise.resolve();
    return (loading ??= loadChunk(name, load, CHUNK_TIMEOUT_MS)
      .then((component) => (Loaded = component))
      .finally(() => (loading = null)));
  };

  function Lazy(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [failure, setFailure] = useState<{ error: ChunkLoadError; attempt: number } | null>(null);
    const [, setIsLoaded] = useState(Loaded !== null);
    const report = useEffectEvent(use(ReportErrorContext));

    useEffect(() => {
      let isWanted = true;
      loadOnce().then(
        () => isWanted && setIsLoaded(true),
        (caught: unknown) => {
          const error = caught instanceof ChunkLoadError ? caught : new ChunkLoadError('other', name);
          console.warn(`[ordinacia] ${error.message} (${error.type})`);
          if (!isWanted) return;
          setFailure({ error, attempt });
          report('chunk');
        },
      );
      return () => {
        isWanted = false;
      };
    }, [attempt]);

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
    return Placeholder ? <Placeholder {...props}>{state}</Placeholder> : state;
  }

  return Object.assign(Lazy, {
    /** Loads it before it is drawn. A failure is told when it is drawn, which tries again. */
    prefetch: () => void loadOnce().catch(() => undefined),
  });
}

/** Prefetches a part that may be wanted next, when the browser has nothing else to do. */
export function usePrefetch(part: { prefetch(): void }): void {
  useEffect(() => whenIdle(() => part.prefetch()), [part]);
}
