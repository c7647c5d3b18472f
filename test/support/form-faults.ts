import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../../src/constants';
import { installFakeClock } from './fake-clock';
import { breakCall, untilHeld, type TestPractice } from './practice';

type Answer = { status: number; headers?: Record<string, string>; body: string };

/** A kind of failure of a form's call. */
export interface FormFault {
  what: string;
  /** The panel cannot know whether the change was stored. */
  isUnknown: boolean;
  /** Makes the next calls of the path fail; `isStored`: whether the server stores their change. */
  begin(practice: TestPractice, path: string, isStored: boolean): Promise<unknown>;
  /** Call it after the form is submitted. */
  end?(practice: TestPractice, path: string): Promise<void>;
}

const answered = (what: string, answer: Answer, isUnknown: boolean): FormFault => ({
  what,
  isUnknown,
  begin: ({ lane }, path, isStored) => breakCall(lane, { kind: isStored ? 'mask' : 'answer', path, answer }),
});

const HTML = { 'content-type': 'text/html' };
const PAGE = '<!DOCTYPE html><title>Prihlásenie</title>';

/** Leaves open whether the change was stored. */
export const serverError = answered('500', { status: 500, body: '{"message":"Server Error"}' }, true);

/** Rejections come first: after them no idempotency key is kept. */
export const formFaults: readonly FormFault[] = [
  answered('403', { status: 403, body: '{"message":"Forbidden"}' }, false),
  answered('404', { status: 404, body: '{"message":"Not Found"}' }, false),
  answered('422 without fields', { status: 422, body: '{"message":"The given data was invalid."}' }, false),
  answered('429', { status: 429, body: '{"message":"Too Many Attempts."}' }, false),
  serverError,
  answered('503', { status: 503, headers: HTML, body: PAGE }, true),
  answered('a redirect', { status: 302, headers: { ...HTML, location: '/login' }, body: '' }, true),
  answered('HTML with 200', { status: 200, headers: HTML, body: PAGE }, true),
  answered('an empty 200', { status: 200, body: '' }, true),
  {
    what: 'a cut answer',
    isUnknown: true,
    begin: ({ lane }, path, isStored) =>
      breakCall(lane, {
        kind: 'cut',
        path,
        ...(isStored ? {} : { answer: { status: 200, body: '{"form_type":"x"}' } }),
      }),
  },
  {
    what: 'a dropped connection',
    isUnknown: true,
    begin: ({ lane }, path, isStored) => breakCall(lane, { kind: isStored ? 'lose' : 'refuse', path }),
  },
];

const held = ({ lane }: TestPractice, path: string, isStored: boolean) =>
  breakCall(lane, { kind: 'hold', path, ...(isStored ? {} : { answer: { status: 200, body: '{}' } }) });

/** No response within a call's time-out; `end` advances a fake clock past it. */
export const timeOut: FormFault & { restore(): void } = {
  what: 'a time-out',
  isUnknown: true,
  async begin(practice, path, isStored) {
    await held(practice, path, isStored);
    clock = installFakeClock(new Date());
  },
  async end({ lane }, path) {
    await untilHeld(lane, path);
    await clock?.tick(CALL_TIMEOUT_MS);
    timeOut.restore();
  },
  restore() {
    clock?.restore();
    clock = undefined;
  },
};
let clock: ReturnType<typeof installFakeClock> | undefined;

/** An upload's time-out. XMLHttpRequest ignores the fake clock: its time-out is set to a hundredth. */
export const uploadTimeOut: FormFault = {
  what: 'a time-out',
  isUnknown: true,
  async begin(practice, path, isStored) {
    await held(practice, path, isStored);
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLIFrameElement) || !node.contentWindow) continue;
        observer.disconnect();
        shortenTimeOut((node.contentWindow as Window & typeof globalThis).XMLHttpRequest.prototype);
      }
    });
    observer.observe(document.documentElement, { childList: true });
  },
};

function shortenTimeOut(prototype: XMLHttpRequest): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'timeout');
  Object.defineProperty(prototype, 'timeout', {
    ...descriptor,
    set(this: XMLHttpRequest, milliseconds: number) {
      descriptor?.set?.call(this, milliseconds === UPLOAD_TIMEOUT_MS ? UPLOAD_TIMEOUT_MS / 100 : milliseconds);
    },
  });
}
