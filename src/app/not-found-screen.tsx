import { waitingRoomPath } from '../features/tickets/paths';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { notFoundTexts as texts } from '../texts/shell';
import { emoji, Message } from '../ui/feedback/message';
import { TextLink } from '../ui/controls/text-link';

/** For a visitor the title is the heading: there is no shell, which has one. */
export function NotFoundScreen() {
  const isVisitor = !useValue(useStore().session.isLoggedIn);
  return (
    <Message emoji={emoji.hushed} title={texts.title} isHeading={isVisitor}>
      <p>{texts.hint}</p>
      <TextLink to={waitingRoomPath}>{texts.toWaitingRoom}</TextLink>
    </Message>
  );
}
