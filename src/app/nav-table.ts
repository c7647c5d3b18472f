import {
  CalendarClock,
  ClipboardList,
  FileText,
  LayoutDashboard,
  Settings,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { shellTexts } from '../texts/shell';
import { paths } from './paths';

export interface NavLinkRow {
  path: string;
  label: string;
  Icon: LucideIcon;
  /** Counts the pending prescriptions. */
  hasReceptBadge?: true;
}

/** Links that belong together under a word of their own. */
export interface NavGroupRow {
  label: string;
  Icon: LucideIcon;
  links: readonly { path: string; label: string }[];
}

export interface NavSection {
  /** Its heading, where it has one. */
  label: string | null;
  rows: readonly (NavLinkRow | NavGroupRow)[];
}

const { links, sections } = shellTexts;

/** The side navigation, in its order. */
export const navTable: readonly NavSection[] = [
  { label: null, rows: [{ path: paths.overview, label: links.overview, Icon: LayoutDashboard }] },
  {
    label: sections.practice,
    rows: [
      { path: paths.waitingRoom, label: links.waitingRoom, Icon: ClipboardList },
      { path: paths.patients, label: links.patients, Icon: UsersRound },
      { path: paths.recepts, label: links.recepts, Icon: FileText, hasReceptBadge: true },
      { path: paths.officeHours, label: links.officeHours, Icon: CalendarClock },
    ],
  },
  {
    label: sections.other,
    rows: [
      {
        label: links.payments,
        Icon: Wallet,
        links: [
          { path: paths.transactions, label: links.transactions },
          { path: paths.payouts, label: links.payouts },
        ],
      },
      { path: paths.settings, label: links.settings, Icon: Settings },
    ],
  },
];
