import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Ticket } from '../contract';
import type { PendingAction } from '../../../state/resources/pending-actions';
import { useValue, usePart } from '../../../state/react/use-store';
import { queueFormTexts } from '../../../texts/queue-forms';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/failure-notices';
import { Menu, type MenuItem } from '../../../ui/overlays/menu';
import { css } from '../../../ui/style/style';
import { hiddenClass } from '../../../ui/style/theme';
import { placesOf, movesPart } from '../moves';
import { ticketsPart } from '..';

const texts = queueFormTexts.order;

/** „Presunúť“ on the row of one of today's tickets: the menu of positions that it can move to. */
export function TicketMenu({ ticket, name }: { ticket: Ticket; name: string }) {
  const tickets = usePart(ticketsPart);
  const { id } = ticket;
  const moves = usePart(movesPart);
  const pending = useValue(moves.pending).get(id);
  const moved = useValue(moves.moved);
  const label = texts.of(texts.move, name);
  const isBusy = pending?.state === 'pending';
  // Read when the menu opens, so that a change of the order does not rerender it.
  const places = () => placesOf(ticket, tickets.todays.peek());
  const items = (): MenuItem[] =>
    (places()?.choices ?? [])
      .filter(({ isOff }) => !isOff)
      .map(({ place, label: { whole }, Icon, other }) => ({
        key: place,
        label: whole,
        icon: <Icon size={20} strokeWidth={1.5} aria-hidden="true" />,
        onChoose: () => void moves.move(id, { place, other: other?.id ?? null }, true),
      }));
  const standing = moved?.id === id && places();
  return (
    <span className={cellClass}>
      <Menu
        label={label}
        items={items}
        trigger={({ onKeyDown, ...props }) => (
          <Button
            {...props}
            className={square}
            aria-label={label}
            title={texts.move}
            isBusy={isBusy}
            icon={<ArrowUpDown size={18} strokeWidth={1.5} aria-hidden="true" />}
            onKeyDown={(event) => {
              if (!isBusy) onKeyDown(event);
            }}
          />
        )}
      />
      {moves.isInRow(id) && (
        <>
          <span role="status" className={hiddenClass}>
            {standing && texts.moved(name, standing.index + 1, standing.count)}
          </span>
          {pending && !isBusy && <MoveFailure failure={pending} onRetry={() => moves.retry(id)} />}
        </>
      )}
    </span>
  );
}

/** Rendered at the end of the row, over its whole width. */
function MoveFailure({ failure, onRetry }: { failure: PendingAction<string>; onRetry(): void }) {
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const row = status?.closest('li');
  return (
    <>
      <span ref={setStatus} />
      {row &&
        createPortal(
          <div className={failureClass}>
            <ActionFailure
              failure={failure}
              nextFocus={{ current: status?.parentElement?.querySelector('button') ?? null }}
              onRetry={onRetry}
            >
              {texts[failure.state === 'unknown' ? 'unknown' : 'failed']}
            </ActionFailure>
          </div>,
          row,
        )}
    </>
  );
}

const cellClass = css`
  position: relative;
`;

const square = css`
  width: 40px;
  padding: 0;
  border-color: transparent;
  background: none;
  color: var(--muted);
  &[aria-expanded='true'] {
    background: var(--sunken);
    color: var(--text);
  }
`;

const failureClass = css`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
`;
