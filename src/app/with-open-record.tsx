import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

interface OpenRecordProps {
  /** The record that is open in the preview, as the address says it. */
  openId: string | null;
  onOpen(id: string | number | null): void;
}

/** A screen whose open record stands in its address: `?{query}={id}`. */
export function withOpenRecord(query: string, Screen: ComponentType<OpenRecordProps>): ComponentType {
  return function ScreenWithOpenRecord() {
    const { openId, onOpen } = useOpenRecord(query);
    return <Screen openId={openId} onOpen={onOpen} />;
  };
}

/** To open a record is a step that „back“ takes back; closing is none, so that „back“ does not open again what was closed. */
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
  return { openId, onOpen };
}
