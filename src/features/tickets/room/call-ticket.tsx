import { Megaphone } from 'lucide-react';
import { useRef } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { isOn } from '../../../state/app-data';
import { useStore, useValue, usePart } from '../../../state/react/use-store';
import { televisionTexts } from '../../../texts/television';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/failure-notices';
import { css } from '../../../ui/style/style';
import { ticketsPart } from '..';
import { roomCallsPart } from '../calls-to-room';

/** Calls a ticket of today on the television, as often as needed. Hidden while the television is switched off. */
export function CallTicket({ id, name }: { id: RecordId; name: string }) {
  const { appData } = useStore();
  const tickets = usePart(ticketsPart);
  const { states, call } = usePart(roomCallsPart);
  const pending = useValue(states).get(id);
  const isShown = isOn(useValue(appData.admin)?.attributes.settings['display']);
  const isOfToday = useValue(tickets.todays).some((ticket) => ticket.id === id);
  const button = useRef<HTMLButtonElement>(null);
  if (!isShown || !isOfToday) return null;
  const act = () => void call(id, tickets.reload);
  return (
    <div className={box}>
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending} nextFocus={button} onRetry={act}>
          {texts[pending.state]}
        </ActionFailure>
      )}
      <Button
        ref={button}
        icon={<Megaphone size={18} strokeWidth={1.5} aria-hidden="true" />}
        aria-label={texts.labelOf(name)}
        isBusy={pending?.state === 'pending'}
        onClick={act}
      >
        {texts.label}
      </Button>
    </div>
  );
}

const { call: texts } = televisionTexts;

const box = css`
  display: grid;
  justify-items: start;
  gap: 12px;
`;
