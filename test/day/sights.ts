/** Visible state of each kind of page, read by `stage-page.js`. */
export interface Sights {
  panel: PanelSight;
  display: DisplaySight;
  kiosk: KioskSight;
}

interface PanelSight {
  /** `connected` is „Naživo“. */
  live: string | null;
  /** Leading text of each ticket, in list order. */
  waiting: readonly string[];
  /** The next patient to be served. */
  first: string;
  /** „V ambulancii: Ján Novák · od 7:52“ */
  office: string;
  /** „Dnes vybavené: 3“ */
  handled: string;
  detail: string;
  /** The notice that the open ticket has left the waiting room. */
  gone: string;
  notice: string;
  /** The patients that a change would affect, shown before it is stored. */
  affected: readonly string[];
  toasts: readonly string[];
  alerts: readonly string[];
  /** Title of the open popup. */
  dialog: string;
  isLogin: boolean;
  /** The whole text of the page. */
  whole: string;
}

interface DisplaySight {
  called: string;
  next: readonly string[];
  waiting: string;
  state: string;
  notice: string;
  isLive: boolean;
  /** The whole text of the page. */
  whole: string;
}

interface KioskSight {
  /** Id of the visible section. */
  view: string;
  /** Facts about the only practice, shown on the start page. */
  facts: readonly string[];
  notice: string;
  number: string;
  before: string;
  /** Day and time of the booked appointment. */
  when: string;
}
