import { useCallback, useEffect, useRef } from 'react';
import { useHref, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import type { OpenRecordProps, ScreenRoute } from '../state/ui/screens';
import { Loading } from '../ui/feedback/loading';

/** A screen with its props from the router. If it needs a capability, it waits until the server's capabilities are known. */
export function RoutedScreen({ route }: { route: ScreenRoute }) {
  const isKnown = useValue(useStore().appData.admin) !== null;
  if (route.capability !== undefined && !isKnown) return <Loading />;
  return route.openQuery === undefined ? <PlainScreen {...route} /> : <ScreenWithOpenRecord {...route} />;
}

function PlainScreen({ Screen }: Extract<ScreenRoute, { openQuery?: never }>) {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return <Screen id={id} query={query} navigate={(path) => void navigate(path)} />;
}

function ScreenWithOpenRecord({ openQuery, Screen }: Extract<ScreenRoute, { openQuery: string }>) {
  return <Screen {...useOpenRecord(openQuery)} />;
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
