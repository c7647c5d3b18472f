import { useRef } from 'react';
import type { RecordId, TicketGroup } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { css } from '../../ui/style/style';
import { useListMotion } from '../../ui/lists/use-list-motion';
import { TicketRow, type TicketHandlers } from './ticket-row';
import { useNextCooldown } from './use-next-cooldown';

interface TicketListProps {
  groups: readonly TicketGroup[];
  chosenId: RecordId | null;
  handlers: TicketHandlers;
}

/** The tickets by day, with separators: not before the first day, and not before an empty one. */
export function TicketList({ groups, chosenId, handlers }: TicketListProps) {
  const { tickets } = useStore();
  const nextId = useValue(tickets.nextId);
  const pending = useValue(tickets.pending);
  const isNextReady = useNextCooldown(nextId);
  const area = useRef<HTMLDivElement>(null);
  useListMotion(area, '[data-ticket]', groups);
  return (
    <div ref={area} role="group" aria-label={waitingRoomTexts.list} className={days}>
      {groups.map(({ day, date, tickets: list }, index) =>
        list.length === 0 ? null : (
          <section key={date ?? day ?? index} className={oneDay} aria-label={day ?? undefined}>
            {index > 0 && (
              <h2 className={separator}>
                <span>{day ?? date}</span>
              </h2>
            )}
            <ul className={rows}>
              {list.map((ticket) => (
                <TicketRow
                  key={ticket.id}
                  ticket={ticket}
                  isNext={ticket.id === nextId}
                  isReady={ticket.id === nextId && isNextReady}
                  isChosen={ticket.id === chosenId}
                  pending={pending.get(ticket.id) ?? null}
                  {...handlers}
                />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

const days = css`
  position: relative;
  display: grid;
  gap: var(--gap);
`;

const oneDay = css`
  display: grid;
  gap: 12px;
`;

const rows = css`
  display: grid;
  gap: 8px;
`;

const separator = css`
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--muted);
  font-size: 15px;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;
