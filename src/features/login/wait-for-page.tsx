import type { ReactNode } from 'react';
import { useStore, useValue } from '../../state/react/use-store';
import { pagesSessionTexts as texts } from '../../texts/screens';
import { Button } from '../../ui/controls/button';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';

/** Shown instead of the login while the host page is expected to start the session. */
export function WaitForPage({ children }: { children: ReactNode }) {
  const { session } = useStore();
  const isKnown = useValue(session.isKnown);
  const isWaitingForPage = useValue(session.isWaitingForPage);
  if (!isKnown) return <Loading rows={3} />;
  if (!isWaitingForPage) return children;
  return (
    <div role="status">
      <Message emoji={emoji.hushed} title={texts.title}>
        <p>{texts.hint}</p>
        <Button onClick={session.stopWaitingForPage}>{texts.logIn}</Button>
      </Message>
    </div>
  );
}
