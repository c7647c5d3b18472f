import { useId, useRef } from 'react';
import type { Ticket } from '../contract';
import { useValue, usePart } from '../../../state/react/use-store';
import { queueFormTexts } from '../../../texts/queue-forms';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/failure-notices';
import { css } from '../../../ui/style/style';
import { hiddenClass } from '../../../ui/style/theme';
import { personName } from '../affected/person-name';
import { placesOf, movesPart } from '../moves';
import { ticketsPart } from '..';

const texts = queueFormTexts.order;

/** The position of a ticket among those of today, and the buttons that move it. */
export function TicketOrder({ ticket }: { ticket: Ticket }) {
  const tickets = usePart(ticketsPart);
  const moves = usePart(movesPart);
  const pending = useValue(moves.pending).get(ticket.id);
  const moved = useValue(moves.moved);
  const todays = useValue(tickets.todays);
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);

  const standing = placesOf(ticket, todays);
  if (!standing) return null;
  const { index, count, choices } = standing;
  const name = personName(ticket);
  const isBusy = pending?.state === 'pending';
  // The row reports the result of a move that was started there.
  const isInRow = moves.isInRow(ticket.id);
  return (
    <section aria-labelledby={id} className={part}>
      <h3 id={id}>
        {texts.title} <span>{texts.standing(index + 1, count)}</span>
      </h3>
      <div className={row}>
        {choices.map(({ place, label, Icon, isOff, other }) => (
          <Button
            key={place}
            ref={place === 'first' ? first : null}
            icon={<Icon size={18} strokeWidth={1.5} aria-hidden="true" />}
            aria-label={texts.of(label.whole, name)}
            title={label.whole}
            isBusy={isBusy && pending.action.startsWith(`${place} `)}
            isDisabled={isOff || isBusy}
            onClick={() => void moves.move(ticket.id, { place, other: other?.id ?? null })}
          >
            {label.short}
          </Button>
        ))}
      </div>
      <p role="status" className={hiddenClass}>
        {!isInRow && moved?.id === ticket.id && texts.moved(name, index + 1, count)}
      </p>
      {!isInRow && pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending} nextFocus={first} onRetry={() => moves.retry(ticket.id)}>
          {texts[pending.state]}
        </ActionFailure>
      )}
    </section>
  );
}

const part = css`
  position: relative;
  display: grid;
  gap: 8px;
  & > h3 {
    display: flex;
    gap: 8px;
    color: var(--muted);
    font-size: 14px;
    font-weight: 400;
  }
  & > h3 > span {
    color: var(--text);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & [aria-disabled='true']:not([aria-busy]) {
    color: var(--muted);
    border-style: dashed;
  }
`;
