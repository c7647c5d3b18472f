import type { ReactNode } from 'react';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { pagesSessionTexts as texts } from '../../texts/pages-session';
import { Button } from '../../ui/controls/button';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';

/** Nobody is logged in: stands in the place of the login as long as the page around the panel is to begin the session. */
export function PagesSession({ children }: { children: ReactNode }) {
  const { session } = useStore();
  const isKnown = useValue(session.isKnown);
  const isPagesTurn = useValue(session.isPagesTurn);
  if (!isKnown) return <Loading rows={3} />;
  if (!isPagesTurn) return children;
  return (
    <div role="status">
      <Message emoji={emoji.hushed} title={texts.title}>
        <p>{texts.hint}</p>
        <Button onClick={session.logInHere}>{texts.logIn}</Button>
      </Message>
    </div>
  );
}
