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
import { LONG, nothing, State, States } from './state';

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

export const Badges = () => (
  <States>
    {variants.map((variant) => (
      <State key={variant} name={`badge, ${variant}`}>
        <Badge variant={variant} Icon={icons[variant]}>
          {variant}
        </Badge>
      </State>
    ))}
    <State name="badge, long">
      <Badge variant="plain" Icon={Ticket}>
        {LONG}
      </Badge>
    </State>
    {[0, 1, 99, 12_345].map((count) => (
      <State key={count} name={`count, ${count}`}>
        <CountBadge count={count} />
      </State>
    ))}
    <State name="counter">
      <ul>
        <Counter count={12} label="čakajúcich pacientov" icon={<Users size={20} strokeWidth={1.5} />} />
      </ul>
    </State>
    <State name="counter, leads somewhere">
      <ul>
        <Counter count={1_234_567} label={LONG} icon={<Users size={20} strokeWidth={1.5} />} to="/" />
      </ul>
    </State>
  </States>
);

export const Notices = () => (
  <States wide>
    {(['info', 'warning', 'danger'] as const).map((variant) => (
      <State key={variant} name={`notice, ${variant}`}>
        <Notice variant={variant}>Zoznam sa nepodarilo obnoviť.</Notice>
      </State>
    ))}
    <State name="notice, with an action">
      <Notice variant="danger" action={<Button onClick={nothing}>Skúsiť znova</Button>}>
        {LONG}
      </Notice>
    </State>
    <State name="countdown">
      <CountdownNotice message="Skúste to znova o 5 s." isWaiting spoken="Skúste to znova o chvíľu." />
    </State>
    <State name="stale">
      <StaleNotice loadedAt={new Date('2026-11-23T08:05')} isRetrying={false} onRetry={nothing} />
    </State>
    <State name="stale, loading again">
      <StaleNotice loadedAt={new Date('2026-11-23T08:05')} isRetrying onRetry={nothing} />
    </State>
  </States>
);

const Never = lazyPart('never', () => new Promise<() => null>(nothing));

export const Places = () => (
  <States>
    {Object.entries(emoji).map(([name, picture]) => (
      <State key={name} name={`message, ${name}`}>
        <Message emoji={picture} title="Žiaden obsah na zobrazenie" />
      </State>
    ))}
    <State name="message, long, with more">
      <Message emoji={emoji.confused} title={LONG}>
        <p>{LONG}</p>
        <Button>Skúsiť znova</Button>
      </Message>
    </State>
    <State name="failed">
      <Failed
        title="Zoznam sa nepodarilo načítať"
        hint="Skontrolujte pripojenie."
        isRetrying={false}
        onRetry={nothing}
      />
    </State>
    <State name="failed, loading again">
      <Failed title="Zoznam sa nepodarilo načítať" hint="Skontrolujte pripojenie." isRetrying onRetry={nothing} />
    </State>
    <State name="loading">
      <Loading />
    </State>
    <State name="loading, the first is large">
      <Loading rows={2} hasLargeFirst />
    </State>
    <State name="a part of the panel that is loaded">
      <Never />
    </State>
  </States>
);

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

export const Resources = () => (
  <States>
    {Object.entries(snapshots).map(([name, resource]) => (
      <State key={name} name={`data of the server, ${name}`}>
        <ResourceView
          resource={resource}
          failedTitle="Zoznam sa nepodarilo načítať"
          empty={<Message emoji={emoji.hushed} title="Žiaden obsah na zobrazenie" />}
        >
          {(names) => names.join(', ')}
        </ResourceView>
      </State>
    ))}
    <State name="failed action">
      <ActionFailure onRetry={nothing}>Tiket sa nepodarilo odbaviť.</ActionFailure>
    </State>
  </States>
);
