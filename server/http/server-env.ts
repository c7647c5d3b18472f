/** The context of a request on the way through its handlers. */
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Session } from '../features/account/sessions';
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
    answer?: CallAnswer;
    decide?: Decide;
    together?: Together;
    isRepeat?: boolean;
    /** The login that the setup link invites. */
    invited?: Login;
  };
}

export type App = Hono<ServerEnv>;

/** The response of a call, noted in the context. */
export interface CallAnswer {
  status: ContentfulStatusCode;
  /** JSON. */
  body: string;
}

/** Runs what decides a call, and keeps its answer. */
export type Decide = (work: () => Response) => Response;

/** Runs what decides a call in one transaction with its line in the log. */
export type Together = <Answer extends Response | Promise<Response>>(work: () => Answer) => Answer;

/** The device that sends a request, and the practices that it reaches. */
export interface KioskAccess {
  /** The key by which limits count requests. */
  device: string;
  /** The practices that receive patients there now. */
  practices: () => Doctor[];
}
