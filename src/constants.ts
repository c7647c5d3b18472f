/** Every number of the specification and of the wire contract, with its unit. */

/** Toast lifetime (specification, section 9). */
export const TOAST_LIFETIME_MS = 4_000;
/** The lifetime of a toast with an undo. */
export const UNDO_TOAST_LIFETIME_MS = 10_000;
/** With more, the oldest that tells of a success goes. */
export const TOASTS_AT_ONCE = 3;

/** The delay of skeletons, so that a quick answer does not flash one. */
export const SKELETON_DELAY_MS = 150;
/** After this time a loading state says that the server is slow. */
export const SLOW_HINT_MS = 5_000;

/** How long tickets that have come wait for what the server offers, before they are drawn without it. */
export const OFFERS_WAIT_MS = 1_000;

/** The duration of row animations. */
export const LIST_MOTION_MS = 180;

/** How long „Ďalší pacient“ ignores clicks after another ticket became first: such a click was meant for the previous one. */
export const NEXT_COOLDOWN_MS = 600;

/** The first row becomes a bar while less than this share of it is visible. */
export const NEXT_ROW_SEEN_SHARE = 0.3;
/** In a window of this width, and a list above its full width (specification, section 9), the first ticket's detail is open by itself. */
export const OPEN_BESIDE_WINDOW_PX = 1_440;
export const FULL_LIST_PX = 900;
/** The least heights of the elements, before and after their content is there. docs/embedding.md names them for a page's own rule. */
export const ADMIN_LEAST_PX = 480;
export const WAITING_ROOM_LEAST_PX = 420;
export const HOT_PANEL_LEAST_PX = 360;
export const COLLAPSED_LEAST_PX = 60;
/** In a column narrower than this the hot panel covers the screen. */
export const PANEL_BESIDE_PX = 760;

/** Time-out of a call (wire contract). */
export const CALL_TIMEOUT_MS = 20_000;
/** Time-out of a call that carries a file (wire contract). */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** How long a page's `getToken` may think before the doctor gets the login. */
export const GET_TOKEN_TIMEOUT_MS = 20_000;
/** The time-out of a request that only finds out why another one failed, and how long its result is trusted. */
export const PROBE_TIMEOUT_MS = 5_000;
export const PROBE_LIFETIME_MS = 60_000;
/** Retries of a GET, and the initial maximum of its jittered back-off, which doubles. */
export const GET_RETRIES = 3;
export const GET_BACKOFF_MS = 400;
/** The longest `Retry-After` that a call waits for itself; a longer one is left to the caller. */
export const RETRY_AFTER_LIMIT_S = 5;
/**
 * Failed loads are tried again automatically, at a random moment of each of these windows, then of the last one, without a gap between them.
 * Fewer than {@link RETRY_MOST_AT_FIRST}: some are left for what gives hope.
 */
export const RETRY_WINDOWS_MS = [1_000, 2_000, 3_000, 4_000, 5_000, 15_000, 30_000];
/** The most of these attempts in the first minute of a failure (with the retries of the GET 14 requests), and in each one after it. */
export const RETRY_MINUTE_MS = 60_000;
export const RETRY_MOST_AT_FIRST = 10;
export const RETRY_MOST_LATER = 4;
/** Two attempts may be hastened at any time; each of them can be made up for after so long. */
export const RETRY_EARLY_MS = 30_000;
/** When the cause seems to be gone, all that failed is tried again within this time. */
export const RECOVERY_JITTER_MS = 300;
/** Calls held back by `Retry-After` are made within this time after it, with full jitter. */
export const RETRY_AFTER_JITTER_MS = 500;
/** The longest `Retry-After` that is believed: a browser's timer overflows after 24 days. */
export const RETRY_AFTER_LONGEST_S = 86_400;

/** How long an action of unknown outcome waits for the first load that may show it. */
export const OUTCOME_LOAD_LIMIT_MS = 10_000;
/** How long the alert of a failed form waits for the load that may show the change; after that it is open while the data loads. */
export const FORM_OUTCOME_WAIT_MS = 1_000;
/** After the first load an action is looked at again, for two minutes; each delay is up to a tenth longer or shorter. */
export const RECHECK_DELAYS_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];
export const RECHECK_JITTER = 0.2;

/** Without a live socket the data is polled. */
export const POLL_INTERVAL_MS = 30_000;
/** The poll interval doubles while nobody looks, up to this factor. */
export const POLL_SLOWEST_FACTOR = 4;
/** A page that runs less often than this has slept; how often that is looked at while the page is seen. */
export const SLEEP_GAP_MS = 5_000;
export const SLEEP_TICK_MS = 1_000;
/** The window in which clients load again when their network is back, with full jitter. */
export const ONLINE_SPREAD_MS = 2_000;
/**
 * News of the waiting room is announced after this time without a change, so that a burst is one announcement. The time is longer than from
 * one load to the next.
 */
export const NEWS_AFTER_MS = 1_500;
/** The announcement comes at the latest this long after the first change of a burst. */
export const NEWS_WITHIN_MS = 4_000;
/** A call that the doctor waits for is announced when it takes longer. */
export const SLOW_CALL_MS = 1_500;
/** A lost connection is announced after this time: a short gap is not worth an interruption. */
export const CONNECTION_ANNOUNCE_MS = 2_000;
/** How often a tab that is seen asks the leading one, and after what silence it takes over. */
export const TAB_PING_MS = 800;
export const TAB_SILENCE_MS = 1_800;
/** How much later a tab that is not used tells of a notification, and for how long none of the others tells of the same one. */
export const NOTICE_STEP_MS = 100;
export const NOTICE_HOLD_MS = 1_000;
/** The lead leaves a tab that was hidden for so long, as its timers are slowed down, for one that is seen. */
export const LEADER_HIDDEN_MS = 60_000;
/** A page that was not heard of for so long loads again when it is seen. */
export const WAKE_STALE_MS = 10_000;
/** Within this time after a load a server that keeps its events has every one that the load could have missed. It keeps them longer. */
export const RECENT_EVENTS_MS = 10_000;
/** A link on which nothing was heard for so long is asked, and is dead when nothing comes in the second time. */
export const LINK_CHECK_AFTER_MS = 6_000;
export const LINK_CHECK_TIMEOUT_MS = 3_000;
/** The longest attempt to connect, and the longest wait for a subscription. */
export const CONNECT_TIMEOUT_MS = 8_000;
export const SUBSCRIBE_TIMEOUT_MS = 8_000;
/** The longest wait for the authorization of a channel. */
export const AUTHORIZE_TIMEOUT_MS = 5_000;
/** The window of the first attempt after a connection was lost, of the further ones, and of refused subscriptions; each with full jitter. */
export const RECONNECT_SPREAD_MS = 10_000;
export const RECONNECT_WINDOWS_MS = [1_000, 4_000, 8_000, 16_000, 30_000];
/** A connection that held for so long was a good one: the windows begin anew when it is lost. */
export const STABLE_CONNECTION_MS = 10_000;
/** When a load has succeeded while the socket is gone, it is connected within this time, with full jitter. */
export const RECONNECT_SOON_MS = 1_000;
export const SUBSCRIBE_WINDOWS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** After this time a running load no longer blocks the queued one. */
export const OVERTAKE_AFTER_MS = 3_000;
/** A load that has not been answered for so long is made once more beside it: its connection may be dead. */
export const SECOND_LOAD_AFTER_MS = 6_000;
export const LOADS_AT_ONCE = 3;
/** Events in a row load a list twice, and then once in this time. */
export const EVENT_LOAD_SPACING_MS = 1_000;
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** The clock is looked at as each minute begins: after a sleep the new day is noticed within one. */
export const CLOCK_CHECK_MS = MINUTE_MS;
/** The practice's time zone where neither the server nor the element names one (wire contract, „Time“). */
export const DEFAULT_TIME_ZONE = 'Europe/Bratislava';
/** A computer's clock that differs from the server's by more is announced. */
export const CLOCK_ERROR_MS = 2 * MINUTE_MS;
/** Both clocks may pass midnight this far apart. */
export const MIDNIGHT_SLACK_MS = 2 * MINUTE_MS;
/** The date of a server that keeps another zone, such as UTC, differs this long after midnight, or before. */
export const OTHER_ZONE_SLACK_MS = 180 * MINUTE_MS;

/** From how many minutes on a wait is marked, and marked as a long one, until the doctor sets another number. */
export const WAITING_MARK_MINUTES = 20;
export const WAITING_LONG_MINUTES = 40;
/** The least and the most minutes that a doctor may set. */
export const WAITING_MARK_LIMITS = { least: 5, most: 480 };
/** The delay is told in steps, from the first one on. */
export const DELAY_STEP_MINUTES = 5;
/** The times that patients are told are rounded to this. */
export const SPAN_STEP_MS = 300_000;
/** The delays that „Meškám“ offers. */
export const DELAY_CHOICES_MINUTES = [15, 30, 45] as const;

/** The debounce of autosaved fields (specification, section 9). */
export const SETTINGS_DEBOUNCE_MS = 500;

/** Keys of the local storage. */
export const DEFAULT_TOKEN_KEY = 'ordinacia.admin-token';
export const HOT_PANEL_KEY = 'ordinacia.hot-panel';
export const CLOCK_NOTICE_KEY = 'ordinacia.clock-notice';
/** With the base of the calls behind it. */
export const SEEN_NOTIFICATIONS_KEY = 'ordinacia.seen-notifications';
export const DISPLAY_KEY = 'ordinacia.display';

/** The time-out of lazily loaded chunks (specification, section 4). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** A chunk that has not come for so long is asked for once more, if there is a sign that its connection is dead, or without one. */
export const CHUNK_RETRY_MS = 3_000;
export const CHUNK_SILENCE_MS = 20_000;
/** Growth of the pause with each request: as many connections may be dead as the browser keeps. */
export const CHUNK_RETRY_FACTOR = 1.5;
/** An element that waits until it is near is loaded this far from where it is seen. */
export const NEAR_PX = 400;
/** In a browser without `requestIdleCallback`, a part is prefetched so long after it may be wanted. */
export const IDLE_FALLBACK_MS = 1_000;
/** The longest wait for an idle page: a slow computer may never be idle. */
export const IDLE_LIMIT_MS = 2_000;
/** Between a popover and what it stands beside, and the least between it and the window's edges. */
export const POPOVER_GAP_PX = 8;
/** The longest list of patients that the header's search offers at once. */
export const SEARCH_RESULT_LIMIT = 8;
/** How many rows of a long list stand ready above and below what is seen, for the eye that scrolls fast. */
export const OVERSCAN_ROWS = 10;
/** The same for the high rows of a list whose heights differ. */
export const OVERSCAN_HIGH_ROWS = 6;
/** A list of so many high rows first renders only those in view. */
export const FIRST_VIEW_ROWS = 20;
/** A list of so many high rows is drawn whole. */
export const WHOLE_LIST_ROWS = 50;
/** How high a row is taken to be until one was drawn. */
export const FIRST_GUESS_ROW_PX = 90;
/** The least height of a row of a history: the rows that are drawn first fill the window, so that no others follow before they are seen. */
export const LEAST_ENTRY_PX = 48;
/** So many of today's tickets have a clock's calculations made for them: a day has no time for more. */
export const CLOCKED_TICKETS = 300;
/** How many rows of a short list a page key moves by. */
export const PAGE_KEY_ROWS = 8;
/** A screen that opens reloads data older than this. */
export const STALE_AFTER_MS = 60_000;
/** After this time a downloaded file's URL is revoked. */
export const SAVED_FILE_LIFETIME_MS = 60_000;
/** How often relative times („pred 5 minútami“) are updated. */
export const RELATIVE_TIME_REFRESH_MS = 30_000;

/** A wait of so many seconds, or more, is told in minutes. */
export const MINUTES_FROM_S = 120;

/** The longest user name and password of the login, in characters. */
export const LOGIN_FIELD_MAX_LENGTH = 255;

/** The size of a text area, in rows and in characters (specification, section 2). */
export const TEXT_AREA_ROWS = 4;
export const TEXT_AREA_COLUMNS = 30;
/** How many options of a select are rendered; the rest is found by typing. */
export const SELECT_SHOWN_OPTIONS = 100;

/** The longest doctor's name, and the shortest password, of a registration, in characters. */
export const DOCTOR_NAME_MAX_LENGTH = 255;
export const PASSWORD_MIN_LENGTH = 8;
/** The longest password, note, and text of any other kind, that a request may hold, in characters. */
export const PASSWORD_MAX_LENGTH = 1_000;
/** A code of the second factor: six digits, or a recovery code; with room for spaces, in characters. */
export const SECOND_FACTOR_CODE_MAX_LENGTH = 50;
/** The code of an authenticator app. */
export const SECOND_FACTOR_DIGITS = 6;
/** From so few recovery codes on the doctor is asked to make new ones. */
export const FEW_RECOVERY_CODES = 3;
/** The groups in which a secret is shown, in characters, and the side of its QR code. */
export const SECRET_GROUP_LENGTH = 4;
export const QR_CODE_PX = 224;
export const NOTE_MAX_LENGTH = 2_000;
export const TEXT_MAX_LENGTH = 255;

/** The step of the picker's minutes, and how many years it lists before and after the current one (specification, section 2). */
export const PICKER_STEP_MINUTES = 5;
export const PICKER_YEARS = 100;
/** The initial time of the time picker. */
export const PICKER_FIRST_TIME = '08:00';

/** The longest note of a special announcement, and the longest name of a substitute, in characters. */
export const ANNOUNCEMENT_NOTE_MAX_LENGTH = 500;
export const SUPPLIER_NAME_MAX_LENGTH = 255;
/** The largest invoice (wire contract), in bytes. */
export const INVOICE_MAX_BYTES = 10 * 1024 * 1024;

/** The most rows of office hours (specification, section 5). */
export const OFFICE_HOURS_MAX_ROWS = 7;
/** The longest name of office hours, in characters. */
export const HOURS_NAME_MAX_LENGTH = 255;
/** The shortest and the longest time per patient, in minutes: up to eight hours. */
export const PATIENT_TIME_MIN_MINUTES = 1;
export const PATIENT_TIME_MAX_MINUTES = 480;

/** The largest picture of the doctor (wire contract), in bytes, and the side of its preview, in pixels. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_PREVIEW_PX = 112;
/** The longest texts of the profile, in characters. */
export const SPECIALIZATION_MAX_LENGTH = 255;
export const PHONE_MAX_LENGTH = 50;
/** The shortest telephone number, in digits: emergency numbers. */
export const PHONE_MIN_DIGITS = 3;
export const ABOUT_MAX_LENGTH = 5_000;

/** The debounce of redrawing a chart after a resize (specification, section 9). */
export const RESIZE_DEBOUNCE_MS = 200;
/** The height of a bar chart, and the maximum width of a bar, in px. */
export const BAR_CHART_HEIGHT_PX = 220;
export const BAR_MAX_WIDTH_PX = 36;
/** The minimum height of a bar, and width of a share, in px: a value above zero stays visible. */
export const MIN_BAR_PX = 2;
export const MIN_SHARE_PX = 4;
/** The estimated maximum width of a character in chart labels, in px. */
export const CHART_CHARACTER_PX = 7;
/** The longest label below a bar, in characters; longer ones are truncated. */
export const CHART_LABEL_MAX_LENGTH = 12;
/** The most steps of a chart's scale. */
export const SCALE_STEPS = 5;
/** How many bars a page key moves by. */
export const PAGE_KEY_BARS = 7;
/** How many tickets after the next one the overview lists. */
export const SUMMARY_TICKETS = 3;

/**
 * The kiosk's limits for one device: tickets, appointments and prescription requests a day, and appointments to come. A doctor may set a
 * limit from `least` to `most`; `usual` holds until then.
 */
export const KIOSK_LIMITS = {
  kiosk_tickets: { least: 1, most: 500, usual: 150 },
  kiosk_appointments: { least: 1, most: 100, usual: 20 },
  kiosk_recepts: { least: 1, most: 300, usual: 60 },
  kiosk_held: { least: 1, most: 500, usual: 100 },
};
/** The longest name of a kiosk device, in characters. */
export const KIOSK_DEVICE_NAME_MAX_LENGTH = 80;
/** Tickets of which the panel remembers who took them out of the waiting room. */
export const DEPARTURES_KEPT = 50;
/** Characters of a colleague's name. */
export const COLLEAGUE_NAME_MAX_LENGTH = 80;
/** How often the list of devices is loaded while a code is shown, to see it used. */
export const KIOSK_CODE_POLL_MS = 4_000;

/** Characters of a request id that are shown: more nobody would read out. */
export const FAILURE_CODE_LENGTH = 8;

/** The television: one call, and how often it is made with a socket and without. */
export const DISPLAY_TIMEOUT_MS = 10_000;
export const DISPLAY_POLL_LIVE_MS = 30_000;
export const DISPLAY_POLL_MS = 5_000;
/** Windows of its attempts while the server does not answer. */
export const DISPLAY_RETRY_WINDOWS_MS = [2_000, 4_000, 8_000, 15_000];
/** Data that are older than this are not told as true any more; older than the second, they are not shown. */
export const DISPLAY_OLD_MS = 75_000;
export const DISPLAY_TOO_OLD_MS = 5 * 60_000;
/** How long a new number stands out. */
export const DISPLAY_FLASH_MS = 8_000;
/** The picture moves by so many pixels each minute, so that nothing burns in. */
export const DISPLAY_SHIFT_PX = 6;
/** A shorter delay than this is none; longer ones are told in such steps. Minutes. */
export const DISPLAY_DELAY_STEP = 5;

/** The day's list on an A4 sheet: what is left for its rows, how high one is, and a line between two. Millimetres. */
export const PRINTED_LIST_MM = 254;
export const PRINTED_ROW_MM = { least: 3.6, most: 8 };
export const PRINTED_LINE_MM = 0.2;

/** How long after the DOM was changed by another script a removed element is put back, and how often at most. */
export const MEND_SETTLE_MS = 300;
export const MEND_PAUSE_MS = 5_000;
/** A part that broke because of another script's change draws itself anew at once, and again so long after that. */
export const REDRAW_PAUSE_MS = 1_000;

/** The last code point of Unicode. */
export const LAST_CODE_POINT = 0x10ffff;

/** The most days of one `GET /api/calendar`. */
export const CALENDAR_MAX_DAYS = 42;

/** Below this width of the screen, the calendar's default view is the list. */
export const CALENDAR_GRID_PX = 700;

/** A row of the calendar's grid, in minutes. */
export const CALENDAR_ROW_MINUTES = 5;

/** The height of the shortest term of the calendar, in em, so that it can be read and pressed. */
export const CALENDAR_SHORTEST_EM = 1.7;

/** The least and the most height of a row of the calendar's grid, in em. */
export const CALENDAR_ROW_EM = { least: 0.4, most: 0.85 };

/** A term of the calendar that is at least so high, in em, has its name on a line of its own. */
export const CALENDAR_TALL_EM = 2.9;

/** The lengths that the appointment form offers, in minutes. */
export const APPOINTMENT_LENGTHS = [5, 10, 15, 20, 30, 40, 45, 60, 75, 90, 120, 150, 180, 240];
/** How far ahead the calendar looks for a free slot, in days. */
export const FREE_SLOT_DAYS_AHEAD = 120;

/** The length of a term without an end, where no office hours of its day say it. Minutes. */
export const ASSUMED_TERM_MINUTES = 15;

/** The hours of a calendar without office hours and terms. */
export const USUAL_OFFICE_HOURS = { from: 8, to: 16 };

/** How far a pressed term of the calendar is moved before that drags it, in px. */
export const CALENDAR_DRAG_PX = 6;

/** How much of a term's end is taken to change its length, in px. */
export const CALENDAR_HANDLE_PX = 7;

/** How near to the edge of the days a dragged term shows further ones, in px. */
export const CALENDAR_EDGE_PX = 12;

/** How long a dragged term stays at the edge before that. */
export const CALENDAR_EDGE_MS = 600;
