import * as v from 'valibot';
import { isAnswer, type Outcome } from './client';
import { fieldOf } from './reading';

/** Describes the outcome in a few words, without any content of the body. */
export function wordsOf(outcome: Outcome): string {
  if (!isAnswer(outcome)) return outcome.trouble;
  const { status, headers, kind } = outcome;
  if (status >= 300 && status <= 399) return `${status}, a redirect to ${placeOf(headers.get('location'))}`;
  return kind === 'json' ? String(status) : `${status} with ${KINDS[kind]}`;
}

const KINDS = { html: 'HTML', empty: 'an empty body', other: 'a body that is not JSON' } as const;

/** Without the query, which may hold a secret. */
function placeOf(location: string | null): string {
  if (location === null) return 'nowhere';
  return printable(location.replace(/[?#].*$/s, ''));
}

/** Makes a backend's text safe for a terminal: no control characters, and not too long. */
export function printable(text: string): string {
  const clean = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

const LONGEST = 120;

/** Laravel's `{errors: {field: [text, …]}}`: the fields, or `null` for anything else. */
export function fieldsWithErrors(body: unknown): string[] | null {
  const errors = fieldOf(body, 'errors');
  const fields = !Array.isArray(errors) && v.is(errorsSchema, errors) ? Object.keys(errors) : [];
  return fields.length > 0 ? fields : null;
}

const errorsSchema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** Fixes for a Laravel backend, each of one line. */
export const MENDS = {
  tls: 'Get a certificate, such as by Caddy or certbot, and let the web server redirect http to https.',
  certificate: 'Renew the certificate, and let the web server send the whole chain (fullchain.pem).',
  json: 'Routes of the panel belong into routes/api.php; answer with response()->json(…) or an API resource.',
  jsonType: 'return response()->json($data); // sends Content-Type: application/json',
  nosniff: "In a middleware of the group „api“: $response->headers->set('X-Content-Type-Options', 'nosniff');",
  cache: "In a middleware of the group „api“: $response->headers->set('Cache-Control', 'no-store');",
  retryAfter: "Route::middleware('throttle:60,1') sends it; a RateLimiter's own response has to pass $headers on.",
  login: "Route::post('api/admin/login', …) → return ['access_token' => $user->createToken('panel')->plainTextToken];",
  wrongLogin: "throw ValidationException::withMessages(['username' => [__('auth.failed')]]); // 422",
  logout: '$request->user()->currentAccessToken()->delete();',
  guard: "Route::middleware('auth:sanctum')->group(function () { /* every call but the login */ });",
  unauthenticated:
    'Answer 401 as JSON, also where no route is named „login“: in bootstrap/app.php $exceptions->shouldRenderJsonWhen(fn ($request) => $request->is("api/*", "broadcasting/*"));',
  notFound: "Route::fallback(fn () => response()->json(['message' => ''], 404)); // in routes/api.php",
  instant:
    "$record->FIELD->toIso8601String() // 2026-12-10T08:00:00+01:00; in the model: protected $casts = ['FIELD' => 'datetime'];",
  date: '$record->FIELD->format("Y-m-d") // a day without a time',
  time: '$record->FIELD->format("H:i") // 08:00',
  today: 'Send the group of today first, also while it is empty.',
  cors: "config/cors.php: 'paths' => ['api/*', 'broadcasting/auth'], 'allowed_origins' => ['ORIGIN'], 'allowed_methods' => ['*'], 'allowed_headers' => ['*']",
  corsBroadcasting: "config/cors.php: 'paths' => ['api/*', 'broadcasting/auth'] // it is not below api/*",
  corsHeaders: "config/cors.php: 'allowed_headers' => ['*']",
  corsErrors:
    'Let only Laravel’s HandleCors send these headers; in nginx, add_header needs „always“ to stand on errors.',
  corsExposed: "config/cors.php: 'exposed_headers' => ['Retry-After', 'X-Request-Id', 'Date']",
  corsCredentials: "config/cors.php: 'supports_credentials' => false, and name the origins",
  broadcasting:
    "Broadcast::routes(['middleware' => ['auth:sanctum']]); // in routes/api.php with 'prefix' => '', or in a provider",
  channel: "routes/channels.php: Broadcast::channel('admin.{id}', fn ($user, $id) => (int) $user->id === (int) $id);",
  key: 'REVERB_APP_KEY (PUSHER_APP_KEY) of .env is the key of the element’s realtime-key.',
  socket: 'php artisan reverb:start runs, and the web server passes „Upgrade“ on for /app.',
  eventName: "public function broadcastAs(): string { return 'update-waiting-tickets'; } // in the event",
  noEvent:
    'broadcast(new WaitingTicketsChanged($doctor->id))->toOthers(); with BROADCAST_CONNECTION=reverb, and a worker for the queue (or ShouldBroadcastNow).',
  validation: '$request->validate([…]); // answers 422 with errors by field, where the request accepts JSON',
} as const;
