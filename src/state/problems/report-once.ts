/** Codes of mistakes in a page, its attributes or its server's settings: in `ordinacia-error`, and at the start of the warning. */
export type ProblemCode =
  | 'unknown-attribute'
  | 'unknown-option'
  | 'invalid-value'
  | 'different-settings'
  | 'shared-token-key'
  | 'api-base'
  | 'cors'
  | 'realtime-key'
  | 'realtime-auth'
  | 'get-token';

const reported = new Set<string>();

/** Reports a problem once for each `where`: in the console, and by the event that `emit` dispatches. */
export function reportOnce(
  { code, subject, where, text = problemText(code, subject) }: Problem,
  emit: (detail: { code: ProblemCode; subject: string }) => void,
): void {
  const key = JSON.stringify([code, subject, where]);
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(`[ordinacia] ${code}: ${text}`);
  emit({ code, subject });
}

interface Problem {
  code: ProblemCode;
  /** The subject of the problem, such as an attribute's name: never a value, which may be secret or personal. */
  subject: string;
  where: string;
  text?: string;
}

/** For developers: what is wrong, and how to fix it. Texts about attributes and options are composed where these are checked. */
const problemText = (code: ProblemCode, subject: string): string => texts[code]?.(subject) ?? subject;

const texts: Partial<Record<ProblemCode, (subject: string) => string>> = {
  'api-base': (what) =>
    `${answers[what] ?? 'api-base answers something else than JSON'}. It is where „/api/…“ begins: an origin, perhaps with a path, without „/api“ itself. A server that sends the login's page instead needs to answer 401 to „Accept: application/json“.`,
  cors: () =>
    'the server of api-base can be reached, but it does not allow this page to read its answers (CORS). Let it allow this origin, the methods GET and POST, and the headers Accept, Authorization, Content-Type, Idempotency-Key, X-Requested-With and X-Socket-ID; with Laravel in config/cors.php, where „paths“ must name every path that is called.',
  'realtime-key': (code) =>
    `the socket's server refused the connection (code ${code}). Code 4001 means that it knows no application with this realtime-key. Until then the panel polls.`,
  'realtime-auth': (status) =>
    `the channel's authorization was refused (${status}). realtime-auth must be the path below api-base that authorizes channels, and realtime-channel one that the logged-in doctor may listen to. Until then the panel polls.`,
  'get-token': (reason) =>
    reason === 'threw'
      ? 'getToken of the page threw, or its promise was rejected: the doctor gets the login. Resolve with null where nobody is logged in.'
      : 'getToken of the page has not answered for 20 seconds: the doctor gets the login. Resolve with the token, or with null where nobody is logged in.',
};

const answers: Readonly<Record<string, string>> = {
  404: 'api-base answers 404',
  redirected: 'api-base redirects',
};
