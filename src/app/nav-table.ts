import { Wallet, type LucideIcon } from 'lucide-react';
import { shellTexts } from '../texts/shell';
import { routes } from './routes';

export interface NavLinkRow {
  path: string;
  label: string;
  Icon: LucideIcon;
  hasReceptBadge?: true;
}

/** A group of links with a label. */
export interface NavGroupRow {
  label: string;
  Icon: LucideIcon;
  links: readonly { path: string; label: string }[];
}

interface NavSection {
  /** Its heading, where it has one. */
  label: string | null;
  rows: readonly (NavLinkRow | NavGroupRow)[];
}

const { sections } = shellTexts;
const links = routes.flatMap(({ path, link }) => (link ? [{ path, ...link }] : []));
const withIcon = links.filter((link) => link.section !== 'payments');
const linksIn = (section: 'top' | 'practice' | 'other') => withIcon.filter((link) => link.section === section);
const payments = links.filter((link) => link.section === 'payments');

/** The side navigation, in its order. */
export const navTable: readonly NavSection[] = [
  { label: null, rows: linksIn('top') },
  { label: sections.practice, rows: linksIn('practice') },
  {
    label: sections.other,
    rows: [{ label: sections.payments, Icon: Wallet, links: payments }, ...linksIn('other')],
  },
];
