/** Every number of the specification and of the wire contract, with its unit. */

/** Toast lifetime (specification, section 9). */
export const TOAST_LIFETIME_MS = 4_000;

/** A skeleton appears only when loading takes longer than this, so that a quick answer does not flash. */
export const SKELETON_DELAY_MS = 150;
/** From here on a loading state says that the server is slow. */
export const SLOW_HINT_MS = 5_000;

/** How long a row takes to leave, or to move up. */
export const LIST_MOTION_MS = 180;

/** How long „Ďalší pacient“ ignores a press after another ticket took the first place: such a press was aimed at the one before. */
export const NEXT_COOLDOWN_MS = 600;

/** Time-out of a call (wire contract). */
export const CALL_TIMEOUT_MS = 20_000;
/** Time-out of a call that carries a file (wire contract). */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** How often a GET is tried again, and the first ceiling of its jittered back-off, which doubles. */
export const GET_RETRIES = 3;
export const GET_BACKOFF_MS = 400;
/** A longer `Retry-After` is not waited for inside the call: the caller shows it and loads again when it is over. */
export const RETRY_AFTER_LIMIT_S = 5;

/** Without a live socket the data is polled. */
export const POLL_INTERVAL_MS = 30_000;
/** After how much silence the socket asks whether the server is there, and how long it waits for the answer. */
export const REALTIME_ACTIVITY_TIMEOUT_MS = 30_000;
export const REALTIME_PONG_TIMEOUT_MS = 6_000;
/** The first and the longest wait before a lost socket is tried again; it doubles in between. */
export const RECONNECT_FIRST_MS = 4_000;
export const RECONNECT_LONGEST_MS = 30_000;
/** A load that takes longer than this no longer holds back the one that waits behind it. */
export const OVERTAKE_AFTER_MS = 3_000;
/** The longest time one timer sleeps towards midnight: a laptop that was asleep notices the new day within it. */
export const CLOCK_CHECK_MS = 60_000;

/** A setting stores itself so long after its last change (specification, section 9). */
export const SETTINGS_DEBOUNCE_MS = 500;

/** Keys of the local storage. */
export const DEFAULT_TOKEN_KEY = 'ordinacia.admin-token';
export const HOT_PANEL_KEY = 'ordinacia.hot-panel';
export const DISPLAY_KEY = 'ordinacia.display';

/** A lazily loaded part of the panel that has not come by then is a chunk load error (specification, section 4). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** The longest list of patients that the header's search offers at once. */
export const SEARCH_RESULT_LIMIT = 8;
/** How many rows of a long list stand ready above and below what is seen, for the eye that scrolls fast. */
export const OVERSCAN_ROWS = 10;
/** How many rows of a short list a page key moves by. */
export const PAGE_KEY_ROWS = 8;
/** A list that a screen loads when it opens is not loaded again when it is newer than this. */
export const STALE_AFTER_MS = 60_000;
/** After how long a file that was handed to the browser is let go: it has been read by then. */
export const SAVED_FILE_LIFETIME_MS = 60_000;
/** How often a time in words („pred 5 minútami“) is written anew. */
export const RELATIVE_TIME_REFRESH_MS = 30_000;

/** The longest user name and password that the login takes, in characters. */
export const LOGIN_FIELD_MAX_LENGTH = 255;

/** The size of a text area, in rows and in characters (specification, section 2). */
export const TEXT_AREA_ROWS = 4;
export const TEXT_AREA_COLUMNS = 30;
/** So many options of a select are drawn; the rest is found by typing. */
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
/** The time that a picker of times alone begins with. */
export const PICKER_FIRST_TIME = '08:00';

/** The longest note of a special announcement, and the longest name of a substitute, in characters. */
export const ANNOUNCEMENT_NOTE_MAX_LENGTH = 500;
export const SUPPLIER_NAME_MAX_LENGTH = 255;
/** The largest invoice (wire contract), in bytes. */
export const INVOICE_MAX_BYTES = 10 * 1024 * 1024;

/** At most so many day rows of office hours (specification, section 5). */
export const OFFICE_HOURS_MAX_ROWS = 7;
/** The longest name of office hours, in characters. */
export const HOURS_NAME_MAX_LENGTH = 255;
/** The shortest and the longest time that a patient can be given, in minutes: up to eight hours. */
export const PATIENT_TIME_MIN_MINUTES = 1;
export const PATIENT_TIME_MAX_MINUTES = 480;

/** The largest picture of the doctor (wire contract), in bytes, and the side of its preview, in pixels. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_PREVIEW_PX = 112;
/** The longest texts of the profile, in characters. */
export const SPECIALIZATION_MAX_LENGTH = 255;
export const PHONE_MAX_LENGTH = 50;
/** So many digits has the shortest telephone number: those for emergencies. */
export const PHONE_MIN_DIGITS = 3;
export const ABOUT_MAX_LENGTH = 5_000;

/** How long after the last change of its width a chart is drawn anew (specification, section 9). */
export const RESIZE_DEBOUNCE_MS = 200;
/** The height of a chart of bars, and the widest of its bars, in px. */
export const BAR_CHART_HEIGHT_PX = 220;
export const BAR_MAX_WIDTH_PX = 36;
/** A value that is not nothing is seen, however small: the least height of a bar, and width of a share, in px. */
export const MIN_BAR_PX = 2;
export const MIN_SHARE_PX = 4;
/** So much room a character of a chart's labels takes at most, in px. */
export const CHART_CHARACTER_PX = 7;
/** The longest label below a bar, in characters: a longer one would take the room of the bars. */
export const CHART_LABEL_MAX_LENGTH = 12;
/** Into how many steps the scale of a chart is divided, at most. */
export const SCALE_STEPS = 5;
/** How many bars a page key moves by. */
export const PAGE_KEY_BARS = 7;
/** So many who come after the next patient the overview names. */
export const SUMMARY_TICKETS = 3;
