import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PopupFormName } from './popups';

/** The props of a screen. */
export interface ScreenProps {
  /** The `:id` of its path; otherwise an empty text. */
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
  /** The part of the panel, where a server can refuse it to a colleague. */
  part?: string;
  /** The capability of the servers that offer it; elsewhere its address is unknown. */
  capability?: string;
  /** The title where the profile is refused: of it only the own account is left. */
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
      /** Beside the label. */
      Badge?: ComponentType;
    }
  | { section: 'payments'; label: string };

/** A form that the header's menu and the finder open. */
export interface QuickAction {
  popup: PopupFormName;
  label: string;
  /** Without one it is only in the finder. */
  Icon?: LucideIcon;
  /** The capability of the servers that offer it; every server does without. */
  capability?: string;
  /** As of a screen. */
  part?: string;
}
