import { notFoundTexts as texts } from '../texts/shell';
import { emoji, Message } from '../ui/feedback/message';
import { TextLink } from '../ui/controls/text-link';
import { paths } from './paths';

export function NotFoundScreen() {
  return (
    <Message emoji={emoji.hushed} title={texts.title}>
      <p>{texts.hint}</p>
      <TextLink to={paths.waitingRoom}>{texts.toWaitingRoom}</TextLink>
    </Message>
  );
}
