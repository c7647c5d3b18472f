/** Every number of the specification and of the wire contract, with its unit. */

/** Toast lifetime (specification, section 9). */
export const TOAST_LIFETIME_MS = 4_000;

/** The delay of skeletons, so that a quick answer does not flash one. */
export const SKELETON_DELAY_MS = 150;
/** After this time a loading state says that the server is slow. */
export const SLOW_HINT_MS = 5_000;

/** The duration of row animations. */
export const LIST_MOTION_MS = 180;

/** How long „Ďalší pacient“ ignores clicks after another ticket became first: such a click was meant for the previous one. */
export const NEXT_COOLDOWN_MS = 600;

/** Time-out of a call (wire contract). */
export const CALL_TIMEOUT_MS = 20_000;
/** Time-out of a call that carries a file (wire contract). */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** Retries of a GET, and the initial maximum of its jittered back-off, which doubles. */
export const GET_RETRIES = 3;
export const GET_BACKOFF_MS = 400;
/** The longest `Retry-After` that a call waits for itself; a longer one is left to the caller. */
export const RETRY_AFTER_LIMIT_S = 5;
/**
 * What failed is tried again by itself, at a random moment of each of these windows, then of the longest. So many short ones, that an
 * outage of half a minute is over for the doctor within seconds of its end.
 */
export const RETRY_WINDOWS_MS = [
  1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 10_000, 20_000,
];
export const RETRY_LONGEST_MS = 30_000;
/** When the cause is gone, all that failed is tried again within this time. */
export const RECOVERY_JITTER_MS = 300;
/** The longest `Retry-After` that is believed: a browser's timer overflows after 24 days. */
export const RETRY_AFTER_LONGEST_S = 86_400;

/** How long an action of unknown outcome waits for the first load that may show it. */
export const FIRST_LOOK_LIMIT_MS = 10_000;
/** After that it is looked at again, for two minutes; each delay is up to a tenth longer or shorter. */
export const LOOK_AGAIN_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];
export const LOOK_AGAIN_JITTER = 0.2;

/** Without a live socket the data is polled. */
export const POLL_INTERVAL_MS = 30_000;
/** By how much the interval grows at most, by doubling, while nobody looks. */
export const POLL_SLOWEST_FACTOR = 4;
/** A page that runs less often than this has slept; how often that is looked at while the page is seen. */
export const SLEEP_GAP_MS = 5_000;
export const SLEEP_TICK_MS = 1_000;
/** The window in which clients load again when their network is back, with full jitter. */
export const ONLINE_SPREAD_MS = 2_000;
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
export const RECONNECT_HASTE_MS = 1_000;
export const SUBSCRIBE_WINDOWS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** After this time a running load no longer blocks the queued one. */
export const OVERTAKE_AFTER_MS = 3_000;
/** A load that has not been answered for so long is made once more beside it: its connection may be dead. */
export const SECOND_LOAD_AFTER_MS = 6_000;
export const LOADS_AT_ONCE = 3;
/** Events in a row load a list twice, and then once in this time. */
export const EVENT_LOAD_SPACING_MS = 1_000;
/** The longest single timer until midnight: after a sleep the new day is noticed within it. */
export const CLOCK_CHECK_MS = 60_000;

/** The debounce of autosaved fields (specification, section 9). */
export const SETTINGS_DEBOUNCE_MS = 500;

/** Keys of the local storage. */
export const DEFAULT_TOKEN_KEY = 'ordinacia.admin-token';
export const HOT_PANEL_KEY = 'ordinacia.hot-panel';
export const DISPLAY_KEY = 'ordinacia.display';

/** The time-out of lazily loaded chunks (specification, section 4). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Where the browser does not tell when it is idle, a part is prefetched so long after it may be wanted. */
export const IDLE_FALLBACK_MS = 1_000;
/** Between a popover and what it stands beside, and the least between it and the window's edges. */
export const POPOVER_GAP_PX = 8;
/** The longest list of patients that the header's search offers at once. */
export const SEARCH_RESULT_LIMIT = 8;
/** How many rows of a long list stand ready above and below what is seen, for the eye that scrolls fast. */
export const OVERSCAN_ROWS = 10;
/** How many rows of a short list a page key moves by. */
export const PAGE_KEY_ROWS = 8;
/** A screen that opens reloads data older than this. */
export const STALE_AFTER_MS = 60_000;
/** After this time a downloaded file's URL is revoked. */
export const SAVED_FILE_LIFETIME_MS = 60_000;
/** How often relative times („pred 5 minútami“) are updated. */
export const RELATIVE_TIME_REFRESH_MS = 30_000;

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
