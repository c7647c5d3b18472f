import { CircleCheck, CircleX, Clock, Star, Ticket, Users } from 'lucide-react';
import { Button } from '../../../src/ui/controls/button';
import { ActionFailure, StaleNotice } from '../../../src/ui/feedback/failure-notices';
import { Badge, badgeVariants, type BadgeVariant } from '../../../src/ui/feedback/badge';
import { CountBadge } from '../../../src/ui/feedback/count-badge';
import { Counter } from '../../../src/ui/feedback/counter';
import { lazyPart } from '../../../src/ui/feedback/lazy-part';
import { Loading } from '../../../src/ui/feedback/loading';
import { Failed, emoji, Message } from '../../../src/ui/feedback/message';
import { CountdownNotice } from '../../../src/forms/countdown-notice';
import { Notice } from '../../../src/ui/feedback/notice';
import { ResourceView, type ResourceSnapshot } from '../../../src/ui/feedback/resource-view';
import { each, LONG, nothing, shown, widely } from './state';

const icons = {
  queue: Ticket,
  schedule: Clock,
  premium: Star,
  good: CircleCheck,
  waiting: Clock,
  bad: CircleX,
  plain: Ticket,
} satisfies Record<BadgeVariant, unknown>;
const variants = Object.keys(badgeVariants) as BadgeVariant[];

export const Badges = shown({
  ...each(variants, (variant) => [
    `badge, ${variant}`,
    <Badge variant={variant} Icon={icons[variant]}>
      {variant}
    </Badge>,
  ]),
  'badge, long': (
    <Badge variant="plain" Icon={Ticket}>
      {LONG}
    </Badge>
  ),
  ...each([0, 1, 99, 12_345], (count) => [`count, ${count}`, <CountBadge count={count} />]),
  counter: (
    <ul>
      <Counter count={12} label="čakajúcich pacientov" icon={<Users size={20} strokeWidth={1.5} />} />
    </ul>
  ),
  'counter, leads somewhere': (
    <ul>
      <Counter count={1_234_567} label={LONG} icon={<Users size={20} strokeWidth={1.5} />} to="/" />
    </ul>
  ),
});

export const Notices = widely({
  ...each(['info', 'warning', 'danger'] as const, (variant) => [
    `notice, ${variant}`,
    <Notice variant={variant}>Zoznam sa nepodarilo obnoviť.</Notice>,
  ]),
  'notice, with an action': (
    <Notice variant="danger" action={<Button onClick={nothing}>Skúsiť znova</Button>}>
      {LONG}
    </Notice>
  ),
  countdown: <CountdownNotice message="Skúste to znova o 5 s." isWaiting spoken="Skúste to znova o chvíľu." />,
  stale: <StaleNotice loadedAt={new Date('2026-11-23T08:05')} isBusy={false} onClick={nothing} />,
  'stale, loading again': <StaleNotice loadedAt={new Date('2026-11-23T08:05')} isBusy onClick={nothing} />,
});

const Never = lazyPart('never', () => new Promise<() => null>(nothing));

export const Places = shown({
  ...each(Object.entries(emoji), ([name, picture]) => [
    `message, ${name}`,
    <Message emoji={picture} title="Žiaden obsah na zobrazenie" />,
  ]),
  'message, long, with more': (
    <Message emoji={emoji.confused} title={LONG}>
      <p>{LONG}</p>
      <Button>Skúsiť znova</Button>
    </Message>
  ),
  failed: (
    <Failed title="Zoznam sa nepodarilo načítať" hint="Skontrolujte pripojenie." isBusy={false} onClick={nothing} />
  ),
  'failed, loading again': (
    <Failed title="Zoznam sa nepodarilo načítať" hint="Skontrolujte pripojenie." isBusy onClick={nothing} />
  ),
  loading: <Loading />,
  'loading, the first is large': <Loading rows={2} hasLargeFirst />,
  'a part of the panel that is loaded': <Never />,
});

const there: ResourceSnapshot<string[]> = {
  data: ['Ján Kováč'],
  failure: null,
  isLoading: false,
  loadedAt: new Date('2026-11-23T08:05'),
  defect: null,
  reload: nothing,
};
const failure = { kind: 'server', retryAfterSeconds: null };
const snapshots: Readonly<Record<string, ResourceSnapshot<string[]>>> = {
  loading: { ...there, data: null, isLoading: true },
  failed: { ...there, data: null, failure },
  'failed, loading again': { ...there, data: null, failure, isLoading: true },
  stale: { ...there, failure },
  empty: { ...there, data: [] },
  there,
};

export const Resources = shown({
  ...each(Object.entries(snapshots), ([name, resource]) => [
    `data of the server, ${name}`,
    <ResourceView
      resource={resource}
      failedTitle="Zoznam sa nepodarilo načítať"
      empty={<Message emoji={emoji.hushed} title="Žiaden obsah na zobrazenie" />}
    >
      {(names) => names.join(', ')}
    </ResourceView>,
  ]),
  'failed action': <ActionFailure onRetry={nothing}>Tiket sa nepodarilo odbaviť.</ActionFailure>,
});
