import { Wallet, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { shellTexts } from '../texts/shell';
import { routes } from './routes';
import type { Needs } from './guard';

/** A link, with what its screen needs. */
export interface NavLinkRow extends Needs {
  path: string;
  label: string;
  Icon: LucideIcon;
  Badge?: ComponentType;
}

/** A group of links with a label. */
export interface NavGroupRow {
  label: string;
  Icon: LucideIcon;
  links: readonly (Needs & { path: string; label: string })[];
}

interface NavSection {
  /** The heading, if any. */
  label: string | null;
  rows: readonly (NavLinkRow | NavGroupRow)[];
}

const { sections } = shellTexts;
const links = routes.flatMap(({ path, part, capability, link }) => (link ? [{ path, part, capability, ...link }] : []));
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

/** Loads the code of a screen that is likely to be opened next. */
export const prefetchScreen = (path: string): void => routes.find((route) => route.path === path)?.Screen.prefetch?.();

/** The allowed rows; a group without allowed links is left out, too. */
export function allowedRows(rows: NavSection['rows'], isAllowed: (needs: Needs) => boolean): NavSection['rows'] {
  return rows.flatMap((row): NavSection['rows'] => {
    if (!('links' in row)) return isAllowed(row) ? [row] : [];
    const links = row.links.filter(isAllowed);
    return links.length > 0 ? [{ ...row, links }] : [];
  });
}
