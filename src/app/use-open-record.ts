import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Which record a screen has open, as its address says it: `?{name}={id}`. To open one is a step that „back“ takes back;
 * closing is none, so that „back“ does not open again what was closed.
 */
export function useOpenRecord(name: string) {
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
