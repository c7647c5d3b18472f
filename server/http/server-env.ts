/** Types of the request context that handlers share. */
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Session } from '../features/account/store';
import type { Doctor } from '../features/doctors/store';
import type { Login } from '../identity/logins';

/** The bindings of the listener, and the client's address, which `knowAddress` reads from them. */
export type ServerBindings = HttpBindings & { address?: string };

export interface ServerEnv {
  Bindings: ServerBindings;
  Variables: {
    session: Session;
    kiosk: KioskAccess;
    body: Buffer;
    response?: CallResponse;
    runOnce?: RunOnce;
    runLogged?: RunLogged;
    isRepeat?: boolean;
    /** The login that the setup link invites. */
    invited?: Login;
  };
}

export type App = Hono<ServerEnv>;

/** The response of a call, stored in the context. */
export interface CallResponse {
  status: ContentfulStatusCode;
  /** JSON. */
  body: string;
}

/** Runs the work of a call once per idempotency key, in a transaction that also keeps its response. */
type RunOnce = (work: () => Response) => Response;

/** Runs the work of a call in one transaction with its line in the log. */
export type RunLogged = <Answer extends Response | Promise<Response>>(work: () => Answer) => Answer;

/** The device that sends a request, and the practices that it reaches. */
export interface KioskAccess {
  /** The key by which limits count requests. */
  device: string;
  /** The practices that receive patients there now. */
  practices: () => Doctor[];
}
