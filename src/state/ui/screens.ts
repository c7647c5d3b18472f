import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PopupFormName } from './popups';

/** The props of a screen. */
export interface ScreenProps {
  /** The `:id` of its path, or an empty text. */
  id: string;
  /** The query of its address. */
  query: URLSearchParams;
  navigate(path: string): void;
}

/** The props of a screen with a list and the preview of one record. */
export interface OpenRecordProps {
  /** The id from the address of the record that is open in the preview. */
  openId: string | null;
  onOpen(id: string | number | null): void;
  /** The address of a record. */
  hrefOf(id: string | number): string;
}

/** A screen that can be loaded before it is rendered. */
export interface Prefetched {
  prefetch(): void;
}

/** A screen as its feature registers it with the full admin. */
export type ScreenRoute = {
  path: string;
  title: string;
  /** Access to the route: only visitors, only logged-in doctors, or anybody. */
  access: 'visitor' | 'login' | 'open';
  /** The part of the panel, if a server can refuse it to a colleague. */
  part?: string;
  /** The capability that the server needs; without it the address is unknown. */
  capability?: string;
  /** The title for a colleague to whom the profile is refused, and who sees only their own account. */
  accountTitle?: string;
  link?: ScreenLink;
} & (
  | { openQuery?: never; Screen: ComponentType<ScreenProps> & Partial<Prefetched> }
  | {
      /** The query parameter of the open record: `?{openQuery}={id}`. */
      openQuery: string;
      Screen: ComponentType<OpenRecordProps> & Partial<Prefetched>;
    }
);

/** The link of a screen in the side navigation. */
type ScreenLink =
  | {
      section: 'top' | 'practice' | 'other';
      label: string;
      Icon: LucideIcon;
      /** Shown beside the label. */
      Badge?: ComponentType;
    }
  | { section: 'payments'; label: string };

/** A form that the header's menu and the finder open. */
export interface QuickAction {
  popup: PopupFormName;
  label: string;
  /** Without an icon the action is only in the finder. */
  Icon?: LucideIcon;
  /** The capability that the server needs; absent if every server offers it. */
  capability?: string;
  /** As in {@link ScreenRoute}. */
  part?: string;
}

/** Returns a function from a record's id to the path of the list's screen with that record open: `{path}?{query}={id}`. */
export const openPath = (path: string, query: string) => (id: string | number) =>
  `${path}?${new URLSearchParams({ [query]: String(id) }).toString()}`;
