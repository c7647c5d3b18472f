import { Siren } from 'lucide-react';
import type { Ticket } from '../contract';
import { queueTexts } from '../../../texts/queue';
import { Badge } from '../../../ui/feedback/badge';

/** Marks an urgent ticket by colour, icon and word. */
export const UrgentMark = ({ ticket }: { ticket: Ticket }) =>
  ticket.is_urgent && (
    <Badge variant="bad" Icon={Siren}>
      {queueTexts.urgent}
    </Badge>
  );
