import { appTexts } from '../texts/app';
import { emoji, Message } from '../ui/feedback/message';
import { TextLink } from '../ui/controls/text-link';
import { paths } from './paths';

export function NotFoundScreen() {
  return (
    <Message emoji={emoji.hushed} title={appTexts.unknown}>
      <p>{appTexts.unknownHint}</p>
      <TextLink to={paths.waitingRoom}>{appTexts.toWaitingRoom}</TextLink>
    </Message>
  );
}
