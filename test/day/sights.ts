/** What is seen of each kind of page, by `stage-page.js`. */
export interface Sights {
  panel: PanelSight;
  display: DisplaySight;
  kiosk: KioskSight;
}

interface PanelSight {
  /** `connected` is „Naživo“. */
  live: string | null;
  /** What leads each ticket, in their order. */
  waiting: readonly string[];
  /** Who is served next. */
  first: string;
  /** „V ambulancii: Ján Novák · od 7:52“ */
  office: string;
  /** „Dnes vybavené: 3“ */
  handled: string;
  detail: string;
  /** Of an open ticket that is gone. */
  gone: string;
  notice: string;
  /** Whom a change hits, before it is stored. */
  affected: readonly string[];
  toasts: readonly string[];
  alerts: readonly string[];
  /** The title of the open popup. */
  dialog: string;
  isLogin: boolean;
  /** All of its text. */
  whole: string;
}

interface DisplaySight {
  called: string;
  next: readonly string[];
  waiting: string;
  state: string;
  notice: string;
  isLive: boolean;
  /** All of its text. */
  whole: string;
}

interface KioskSight {
  /** The section that is shown. */
  view: string;
  /** What is said of the only practice before anybody takes a ticket. */
  facts: readonly string[];
  notice: string;
  number: string;
  before: string;
  /** Of an appointment that was made. */
  when: string;
}
