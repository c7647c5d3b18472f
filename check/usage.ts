/** The check cannot start: a wrong argument, or no password. The message is for the person who typed the command. */
export class UsageProblem extends Error {}

export const USAGE = `ordinacia-check ADDRESS [options]

Plays the panel's calls against a backend, and says line by line what holds (✓), what is missing (✗) and what could
not be seen (–). It only reads, unless told to --write. It prints no value of an answer.

  ADDRESS                    what stands in api-base, such as https://portal.example

Whose data is read; without either only what needs no login is checked
  --email ADDRESS            logs in, and out again. The password: from ORDINACIA_PASSWORD, typed, or
  --password-stdin           from the standard input; never an argument
  --token                    takes a session's token from ORDINACIA_TOKEN instead

What else there is to see
  --element NAME             admin (default), waiting-room or hot-panel: the last two need fewer calls
  --origin ORIGIN            the page with the panel, where it is on another origin: checks CORS
  --realtime-key KEY         the Pusher application's key: checks the socket, too
  --realtime-host HOST       default: the address's host
  --realtime-port PORT       default: the address's port with its host, or 443/80
  --realtime-scheme SCHEME   https or http; default: the address's
  --realtime-cluster NAME    of Pusher Channels
  --realtime-auth PATH       default: /broadcasting/auth
  --realtime-channel NAME    default: admin.{id}
  --endpoints FILE           JSON with other paths by name, as the panel's property: {"login": "/auth/login"}
  --write                    also sends empty forms, which must be refused, and adds an appointment that it takes
                             back. Not on a practice that works.

How
  --timeout SECONDS          for each call; default: 20
  --json                     one JSON object instead of lines

Exit code: 0 all that was seen holds · 1 something is missing · 2 it could not be run`;
