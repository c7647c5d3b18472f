import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';

interface OpenRecordProps {
  /** The id from the address of the record that is open in the preview. */
  openId: string | null;
  onOpen(id: string | number | null): void;
  /** The address of a record. */
  hrefOf(id: string | number): string;
}

/** A screen whose open record is a query parameter: `?{query}={id}`. */
export function withOpenRecord(
  query: string,
  Screen: ComponentType<OpenRecordProps> & Partial<Prefetched>,
): ComponentType & Partial<Prefetched> {
  function ScreenWithOpenRecord() {
    const { openId, onOpen, hrefOf } = useOpenRecord(query);
    return <Screen openId={openId} onOpen={onOpen} hrefOf={hrefOf} />;
  }
  return Object.assign(ScreenWithOpenRecord, Screen.prefetch && { prefetch: Screen.prefetch });
}

/** A screen that can be loaded before it is rendered. */
export interface Prefetched {
  prefetch(): void;
}

/** Opening a record pushes a history entry; closing replaces it, so that „back“ does not reopen it. */
function useOpenRecord(name: string): OpenRecordProps {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const openId = query.get(name);
  const last = useRef(openId);
  useEffect(() => {
    last.current = openId;
  }, [openId]);
  const onOpen = useCallback(
    (id: string | number | null) => {
      if (id !== null && String(id) === last.current) return;
      const search = id === null ? '' : new URLSearchParams({ [name]: String(id) }).toString();
      void navigate({ search }, { replace: id === null });
    },
    [navigate, name],
  );
  const address = useHref({ search: `${name}=` });
  const hrefOf = useCallback((id: string | number) => address + encodeURIComponent(id), [address]);
  return { openId, onOpen, hrefOf };
}
