import { setupLink } from '../account-lines';
import type { Stores } from '../stores';
import { CommandProblem, idIn, minuteOf, numberIn, readArguments, type Command, type CommandContext } from './command';
import { withLogLine, withStores } from './database-access';

export const DOCTOR_INVITE: Command = {
  name: 'doctor invite',
  summary: 'makes a link by which one doctor sets up an account',
  help: `npm run practice -- doctor invite [--days N] [--url U] | --list | --withdraw ID

Prints a link by which one doctor sets up an account with a password of their own, and stands at the kiosk then. It is good once. Send it so
that nobody else reads it. The server takes it with ORDINACIA_REGISTRATION=invitation (or open); the link for the first doctor of an empty
database, always.

  --days N        how long it is good, 1 to 30; 7 by default (the first doctor's: 24 hours)
  --url U         the address by which browsers reach the server, when it is another than at its last start
  --list          the links that are still open; they cannot be shown again
  --withdraw ID   makes one of them void`,
  run: (args, context) =>
    withStores(
      context,
      (stores) => {
        const { values } = readArguments(args, OPTIONS, 0);
        if (values.list) return list(stores, context);
        if (values.withdraw !== undefined) return withdraw(stores, values.withdraw, context);
        return invite(stores, context, values);
      },
      { creates: true },
    ),
};

const OPTIONS = {
  days: { type: 'string' },
  url: { type: 'string' },
  list: { type: 'boolean' },
  withdraw: { type: 'string' },
} as const;

type UsedStores = Pick<Stores, 'demo' | 'invitations' | 'log' | 'serverNotes' | 'transaction'>;

function invite(stores: UsedStores, { options, print }: CommandContext, given: { days?: string; url?: string }) {
  const days = numberIn('--days', given.days ?? String(DEFAULT_DAYS), 1, MAX_DAYS);
  const base =
    urlOf(given.url) ?? options.publicUrl ?? stores.serverNotes.recordedUrl() ?? `http://localhost:${options.port}`;
  const isDemo = stores.demo.isDemo();
  const first = isDemo ? null : stores.invitations.createFirstInvitation();
  const registration = stores.serverNotes.recordedRegistration();
  const isClosed = registration === 'closed' || (registration === 'default' && !isDemo);
  if (!first && isClosed) throw new CommandProblem(CLOSED);
  const { token, expires_at } = withLogLine(
    stores,
    { action: 'cli.invitation-made' },
    () => first ?? stores.invitations.createInvitation({ days }),
  );
  print(setupLink(base, token));
  print(`Good once, until ${minuteOf(expires_at)}.`);
  return 0;
}

const DEFAULT_DAYS = 7;
const MAX_DAYS = 30;

const CLOSED =
  'The server takes no invitations: start it with ORDINACIA_REGISTRATION=invitation first. `doctor add` works without.';

function urlOf(given: string | undefined) {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CommandProblem(`--url ${given} is not an address, such as https://practice.example.`);
}

function list(stores: UsedStores, { print }: CommandContext) {
  const open = stores.invitations.openInvitations();
  for (const { id, kind, expires_at } of open) {
    print(`${String(id).padStart(4)}  ${kind.padEnd(7)}  until ${minuteOf(expires_at)}`);
  }
  if (open.length === 0) print('No link is open.');
  return 0;
}

function withdraw(stores: UsedStores, given: string, { print }: CommandContext) {
  const id = idIn('--withdraw', given);
  withLogLine(stores, { action: 'cli.invitation-withdrawn', record: { kind: 'invitation', id } }, () => {
    if (!stores.invitations.withdrawInvitation(id)) throw new CommandProblem(`There is no open link ${id}.`);
  });
  print(`Link ${id} is void.`);
  return 0;
}
