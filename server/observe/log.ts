/** `json`: a line for each request and failure · `text`: only failures, for a terminal · `off`: nothing. */
export type LogForm = 'json' | 'text' | 'off';

/** The log entry of a finished request: never its query, address, body or token, nor ids and names in its path. */
export interface RequestRecord {
  id: string;
  method: string;
  route: string;
  /** 499 when the client disconnected before the response, as in nginx. */
  status: number;
  ms: number;
  bytes: number;
}

export interface LogOutput {
  out(line: string): void;
  error(text: string): void;
}

export function createLog(form: LogForm, { out, error: writeError }: LogOutput = STANDARD, now = () => new Date()) {
  const write = (level: string, event: string, record: object) =>
    out(JSON.stringify({ time: now().toISOString(), level, event, ...record }));
  return {
    request(record: RequestRecord) {
      if (form === 'json') write(levelOf(record.status), 'request', record);
    },
    failure({ id, method, route }: Pick<RequestRecord, 'id' | 'method' | 'route'>, error: unknown) {
      const { kind, stack } = describe(error);
      if (form === 'json') write('error', 'failure', { id, method, route, error: kind, stack });
      if (form === 'text') writeError([`${method} ${route} failed (${id}): ${kind}`, ...stack].join('\n'));
    },
  };
}

/** Without the message, which can contain a patient's text or a token. Name and stack are enough to find the error. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error, stack: [] };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: 'code' in error ? `${error.name} ${String(error.code)}` : error.name, stack };
}

/** The lines of a failure outside of any request. */
export function failureLines(error: unknown): string[] {
  const { kind, stack } = describe(error);
  return [kind, ...stack];
}

function levelOf(status: number) {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
}

const STANDARD: LogOutput = {
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (text) => console.error(text),
};
