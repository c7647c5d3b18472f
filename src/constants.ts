/** Every number of the specification and of the wire contract, with its unit. */

/** Toast lifetime (specification, section 9). */
export const TOAST_LIFETIME_MS = 4_000;
/** The lifetime of a toast with an undo. */
export const UNDO_TOAST_LIFETIME_MS = 10_000;
/** The most toasts at once; a further one removes the oldest success. */
export const TOASTS_AT_ONCE = 3;

/** The delay of skeletons, so that a quick response does not flash one. */
export const SKELETON_DELAY_MS = 150;
/** After this time a loading state shows that the server is slow. */
export const SLOW_HINT_MS = 5_000;

/** How long loaded tickets wait for the server's capabilities before they are rendered without them. */
export const OFFERS_WAIT_MS = 1_000;

/** The duration of row animations. */
export const LIST_MOTION_MS = 180;

/** How long „Ďalší pacient“ ignores clicks after another ticket became first: such a click was meant for the previous one. */
export const NEXT_COOLDOWN_MS = 600;

/** The first row becomes a bar while less than this share of it is visible. */
export const NEXT_ROW_VISIBLE_SHARE = 0.3;
/** In a window of this width, and a list above its full width (specification, section 9), the first ticket's detail is open by itself. */
export const OPEN_BESIDE_WINDOW_PX = 1_440;
export const FULL_LIST_PX = 900;
/** The minimum heights of the elements, before and after their content is rendered. docs/embedding.md lists them for the page's CSS. */
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
/** The time-out of a page's `getToken`; after it the login is shown. */
export const GET_TOKEN_TIMEOUT_MS = 20_000;
/** The time-out of a request that diagnoses a failed one, and how long its result is valid. */
export const PROBE_TIMEOUT_MS = 5_000;
export const PROBE_LIFETIME_MS = 60_000;
/** Retries of a GET, and the initial maximum of its jittered back-off, which doubles. */
export const GET_RETRIES = 3;
export const GET_BACKOFF_MS = 400;
/** The longest `Retry-After` after which a call retries itself; a longer one is left to the caller. */
export const RETRY_AFTER_LIMIT_S = 5;
/**
 * Failed loads are retried at a random moment of each of these consecutive windows; the last window repeats. Fewer than
 * {@link RETRY_MOST_AT_FIRST}, which leaves attempts for signs of recovery.
 */
export const RETRY_WINDOWS_MS = [1_000, 2_000, 3_000, 4_000, 5_000, 15_000, 30_000];
/** The most attempts in the first minute of a failure (14 requests with the retries of the GET), and in each later minute. */
export const RETRY_MINUTE_MS = 60_000;
export const RETRY_MOST_AT_FIRST = 10;
export const RETRY_MOST_LATER = 4;
/** Two attempts may be made early; each is available again after this time. */
export const RETRY_EARLY_MS = 30_000;
/** After a sign of recovery, everything that failed is retried within this time. */
export const RECOVERY_JITTER_MS = 300;
/** Calls delayed by `Retry-After` are sent within this time after it, with full jitter. */
export const RETRY_AFTER_JITTER_MS = 500;
/** Longer `Retry-After` values are cut to this: a browser's timer overflows after 24 days. */
export const RETRY_AFTER_LONGEST_S = 86_400;

/** How long an action of unknown outcome waits for the first load that may show it. */
export const OUTCOME_LOAD_LIMIT_MS = 10_000;
/** How long the alert of a failed form waits for a load that may show the change; after that it opens while the data loads. */
export const FORM_OUTCOME_WAIT_MS = 1_000;
/** After the first load the outcome of an action is rechecked for two minutes; each delay is up to a tenth longer or shorter. */
export const RECHECK_DELAYS_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];
export const RECHECK_JITTER = 0.2;

/** Without a live socket the data is polled. */
export const POLL_INTERVAL_MS = 30_000;
/** While no tab is in use, the poll interval doubles up to this factor. */
export const POLL_SLOWEST_FACTOR = 4;
/** A gap between two ticks longer than this means that the machine slept; the interval of the ticks while the page is visible. */
export const SLEEP_GAP_MS = 5_000;
export const SLEEP_TICK_MS = 1_000;
/** The window in which clients reload when their network is back, with full jitter. */
export const ONLINE_SPREAD_MS = 2_000;
/**
 * Changes of the waiting room are announced after this time without another one, so that a burst is one announcement. Longer than
 * {@link EVENT_LOAD_SPACING_MS}.
 */
export const NEWS_AFTER_MS = 1_500;
/** The maximum delay of the announcement after the first change of a burst. */
export const NEWS_WITHIN_MS = 4_000;
/** A call that the doctor waits for is announced if it takes longer. */
export const SLOW_CALL_MS = 1_500;
/** A lost connection is announced after this time: a short gap is not worth an interruption. */
export const CONNECTION_ANNOUNCE_MS = 2_000;
/** How often a visible tab pings the leading one, and after what silence it takes over. */
export const TAB_PING_MS = 800;
export const TAB_SILENCE_MS = 1_800;
/** How much later an unfocused tab notifies the doctor, and for how long the others must not repeat the same notification. */
export const NOTICE_STEP_MS = 100;
export const NOTICE_HOLD_MS = 1_000;
/** A visible tab takes the lead from one hidden for this long, whose timers the browser slows down. */
export const LEADER_HIDDEN_MS = 60_000;
/** When a page without a socket resumes, it reloads data older than this. */
export const WAKE_STALE_MS = 10_000;
/** After a load that began at most this long ago, the server's repeated events leave no gap. The server keeps them longer. */
export const RECENT_EVENTS_MS = 10_000;
/** A link is pinged after this time without a message, and is dead without one in the second time. */
export const LINK_CHECK_AFTER_MS = 6_000;
export const LINK_CHECK_TIMEOUT_MS = 3_000;
/** The longest attempt to connect, and the longest wait for a subscription. */
export const CONNECT_TIMEOUT_MS = 8_000;
export const SUBSCRIBE_TIMEOUT_MS = 8_000;
/** The longest wait for the authorization of a channel. */
export const AUTHORIZE_TIMEOUT_MS = 5_000;
/** The windows of the first and of further attempts after a connection was lost, with full jitter. */
export const RECONNECT_SPREAD_MS = 10_000;
export const RECONNECT_WINDOWS_MS = [1_000, 4_000, 8_000, 16_000, 30_000];
/** A connection that lasted this long was stable: when it is lost, the windows start again from the first. */
export const STABLE_CONNECTION_MS = 10_000;
/** After a successful load, a lost socket reconnects within this time, with full jitter. */
export const RECONNECT_SOON_MS = 1_000;
export const SUBSCRIBE_WINDOWS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** After this time a running load no longer blocks the queued one. */
export const OVERTAKE_AFTER_MS = 3_000;
/** A load without a response for this long is repeated in parallel: its connection may be dead. */
export const SECOND_LOAD_AFTER_MS = 6_000;
export const LOADS_AT_ONCE = 3;
/** A burst of events loads a list twice, then once in each such interval. */
export const EVENT_LOAD_SPACING_MS = 1_000;
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** The clock is checked as each minute begins: after a sleep a new day is noticed within a minute. */
export const CLOCK_CHECK_MS = MINUTE_MS;
/** The practice's time zone if neither the server nor the element names one (wire contract, „Time“). */
export const DEFAULT_TIME_ZONE = 'Europe/Bratislava';
/** A computer's clock that differs more from the server's is reported to the doctor. */
export const CLOCK_ERROR_MS = 2 * MINUTE_MS;
/** The computer and the server may pass midnight this far apart. */
export const MIDNIGHT_SLACK_MS = 2 * MINUTE_MS;
/** The date of a server in another zone, such as UTC, may differ this long before and after midnight. */
export const OTHER_ZONE_SLACK_MS = 180 * MINUTE_MS;

/** From how many minutes on a wait is marked, and marked as long, unless the doctor sets other limits. */
export const WAITING_MARK_MINUTES = 20;
export const WAITING_LONG_MINUTES = 40;
/** The least and the most minutes that a doctor may set. */
export const WAITING_MARK_LIMITS = { least: 5, most: 480 };
/** The shown delay is rounded to this step, and hidden at 0. */
export const DELAY_STEP_MINUTES = 5;
/** The times shown to patients are rounded to this. */
export const SPAN_STEP_MS = 300_000;
/** The delays that „Meškám“ offers. */
export const DELAY_CHOICES_MINUTES = [15, 30, 45] as const;

/** The debounce of autosaved fields (specification, section 9). */
export const SETTINGS_DEBOUNCE_MS = 500;

/** Keys of the local storage. */
export const DEFAULT_TOKEN_KEY = 'ordinacia.admin-token';
export const HOT_PANEL_KEY = 'ordinacia.hot-panel';
export const CLOCK_NOTICE_KEY = 'ordinacia.clock-notice';
/** Followed by the `api-base`. */
export const SEEN_NOTIFICATIONS_KEY = 'ordinacia.seen-notifications';
export const DISPLAY_KEY = 'ordinacia.display';

/** The time-out of lazily loaded chunks (specification, section 4). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** A pending chunk is requested again after this time: after a sign that its connection is dead, or without one. */
export const CHUNK_RETRY_MS = 3_000;
export const CHUNK_SILENCE_MS = 20_000;
/** The growth of the pause with each request: every connection that the browser keeps may be dead. */
export const CHUNK_RETRY_FACTOR = 1.5;
/** An element that loads near the viewport loads this far from it. */
export const NEAR_PX = 400;
/** In a browser without `requestIdleCallback`, idle work runs after this time. */
export const IDLE_FALLBACK_MS = 1_000;
/** The longest wait for an idle page: a slow computer may never be idle. */
export const IDLE_LIMIT_MS = 2_000;
/** The gap between a popover and its anchor, and the minimum between it and the window's edges. */
export const POPOVER_GAP_PX = 8;
/** The most patients that a search lists. */
export const SEARCH_RESULT_LIMIT = 8;
/** How many rows of a long list are rendered above and below the visible ones, for fast scrolling. */
export const OVERSCAN_ROWS = 10;
/** The overscan of lists with high rows of different heights. */
export const OVERSCAN_HIGH_ROWS = 6;
/** A list of at least this many high rows first renders only the visible ones. */
export const FIRST_VIEW_ROWS = 20;
/** A list of at most this many high rows is rendered completely. */
export const WHOLE_LIST_ROWS = 50;
/** The assumed height of a row until one was rendered. */
export const FIRST_GUESS_ROW_PX = 90;
/** The minimum height of a history's row: the rows of the first render fill the window, so that no others pop in. */
export const LEAST_ENTRY_PX = 48;
/** The most of today's tickets for which waiting times are computed: a day has no time for more. */
export const CLOCKED_TICKETS = 300;
/** How many rows of a short list a page key moves by. */
export const PAGE_KEY_ROWS = 8;
/** A screen that opens reloads data older than this. */
export const STALE_AFTER_MS = 60_000;
/** After this time a downloaded file's URL is revoked. */
export const SAVED_FILE_LIFETIME_MS = 60_000;
/** How often relative times („pred 5 minútami“) are updated. */
export const RELATIVE_TIME_REFRESH_MS = 30_000;

/** A wait of at least this many seconds is shown in minutes. */
export const MINUTES_FROM_S = 120;

/** The longest user name and password of the login, in characters. */
export const LOGIN_FIELD_MAX_LENGTH = 255;

/** The size of a text area, in rows and in characters (specification, section 2). */
export const TEXT_AREA_ROWS = 4;
export const TEXT_AREA_COLUMNS = 30;
/** The most options that a select renders; typing finds the others. */
export const SELECT_SHOWN_OPTIONS = 100;

/** The longest doctor's name, and the shortest password, of a registration, in characters. */
export const DOCTOR_NAME_MAX_LENGTH = 255;
export const PASSWORD_MIN_LENGTH = 8;
/** The longest password, note, and other text of a request, in characters. */
export const PASSWORD_MAX_LENGTH = 1_000;
/** A code of the second factor: six digits, or a recovery code; with room for spaces, in characters. */
export const SECOND_FACTOR_CODE_MAX_LENGTH = 50;
/** The code of an authenticator app. */
export const SECOND_FACTOR_DIGITS = 6;
/** With this many recovery codes left, or fewer, the panel suggests making new ones. */
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
 * The kiosk's limits for one device: tickets, appointments and prescription requests a day, and future appointments. A doctor may set a
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
/** For how many tickets the panel remembers who took them out of the waiting room. */
export const DEPARTURES_KEPT = 50;
/** The longest name of a colleague, in characters. */
export const COLLEAGUE_NAME_MAX_LENGTH = 80;
/** How often the list of devices is loaded while a code is shown, to detect its use. */
export const KIOSK_CODE_POLL_MS = 4_000;

/** The shown characters of a request id, short enough to be read out. */
export const FAILURE_CODE_LENGTH = 8;

/** The television: the time-out of its call, and the poll intervals with and without a socket. */
export const DISPLAY_TIMEOUT_MS = 10_000;
export const DISPLAY_POLL_LIVE_MS = 30_000;
export const DISPLAY_POLL_MS = 5_000;
/** The windows of its retries while the server does not respond. */
export const DISPLAY_RETRY_WINDOWS_MS = [2_000, 4_000, 8_000, 15_000];
/** The delay after which the loader loads its module again. */
export const DISPLAY_LOAD_RETRY_MS = 15_000;
/** Data older than this is marked as possibly outdated; data older than the second is not shown. */
export const DISPLAY_OLD_MS = 75_000;
export const DISPLAY_TOO_OLD_MS = 5 * 60_000;
/** How long a new number is highlighted. */
export const DISPLAY_FLASH_MS = 8_000;
/** The content shifts by up to this each minute, to prevent burn-in. */
export const DISPLAY_SHIFT_PX = 6;
/** The shown delay is rounded to this step, and hidden at 0. Minutes. */
export const DISPLAY_DELAY_STEP = 5;

/** The day's list on an A4 sheet, in millimetres: the space for all rows, the height of a row, and of the line between two. */
export const PRINTED_LIST_MM = 254;
export const PRINTED_ROW_MM = { least: 3.6, most: 8 };
export const PRINTED_LINE_MM = 0.2;

/** The delay until an element that another script removed is put back, and the minimum pause between two repairs. */
export const MEND_SETTLE_MS = 300;
export const MEND_PAUSE_MS = 5_000;
/** A part that another script's change broke re-renders at once; after a further break, this long after the last time. */
export const RERENDER_PAUSE_MS = 1_000;

/** The last code point of Unicode. */
export const LAST_CODE_POINT = 0x10ffff;

/** The most days of one `GET /api/calendar`. */
export const CALENDAR_MAX_DAYS = 42;

/** Below this width of the screen the calendar's default view is the list. */
export const CALENDAR_GRID_PX = 700;

/** A row of the calendar's grid, in minutes. */
export const CALENDAR_ROW_MINUTES = 5;

/** The minimum height of a term in the calendar, in em, so that it can be read and clicked. */
export const CALENDAR_SHORTEST_EM = 1.7;

/** The minimum and maximum height of a row of the calendar's grid, in em. */
export const CALENDAR_ROW_EM = { least: 0.4, most: 0.85 };

/** A term of the calendar at least this high, in em, shows its name on a separate line. */
export const CALENDAR_TALL_EM = 2.9;

/** The lengths that the appointment form offers, in minutes. */
export const APPOINTMENT_LENGTHS = [5, 10, 15, 20, 30, 40, 45, 60, 75, 90, 120, 150, 180, 240];
/** How far ahead the calendar looks for a free slot, in days. */
export const FREE_SLOT_DAYS_AHEAD = 120;

/** The length of a term without an end if its day's office hours do not define one. Minutes. */
export const ASSUMED_TERM_MINUTES = 15;

/** The hours of a calendar without office hours and terms. */
export const USUAL_OFFICE_HOURS = { from: 8, to: 16 };

/** How far the pointer must move on a pressed term of the calendar to start a drag, in px. */
export const CALENDAR_DRAG_PX = 6;

/** The height of the handle at a term's end that changes its length, in px. */
export const CALENDAR_HANDLE_PX = 7;

/** How near to the edge of the days a dragged term switches to the adjacent days, in px. */
export const CALENDAR_EDGE_PX = 12;

/** How long a dragged term must stay at the edge for that. */
export const CALENDAR_EDGE_MS = 600;
