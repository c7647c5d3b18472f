import { ClipboardList, UserPlus } from 'lucide-react';
import type { QuickAction, ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { shellTexts } from '../../texts/shell';
import { waitingRoomPath } from './paths';
import { WaitingRoom } from './room/waiting-room';

/** The waiting room is part of the shell's chunk, because the hot panel shows it, too. Other screens load lazily. */
export const ticketScreens: readonly ScreenRoute[] = [
  {
    path: waitingRoomPath,
    title: texts.waitingRoom.title,
    access: 'login',
    link: { section: 'practice', label: texts.waitingRoom.link, Icon: ClipboardList },
    openQuery: 'tiket',
    Screen: (held) => <WaitingRoom held={held} />,
  },
];

export const ticketActions: readonly QuickAction[] = [
  { popup: 'ticket-add', label: shellTexts.actions.addTicket, Icon: UserPlus, capability: 'ticket-add' },
];
