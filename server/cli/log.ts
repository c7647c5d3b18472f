import type { Database } from '../database/connection';
import { createActionLog, type ActionFilter, type LoggedAction } from '../features/log/store';
import { createClock, type Clock } from '../lib/clock';
import { existingDatabase, inWords, readArguments, reading } from './arguments';
import { CommandProblem, type Command, type CommandContext } from './command';
import { clockOf } from './with-stores';

export const LOG: Command = {
  name: 'log',
  summary: 'prints who did what, the newest last; ids only',
  help: `npm run practice -- log [--doctor ID] [--from DAY] [--action NAME] [--json]

Prints who did what, the newest last. Whom the ids mean, the database knows.

  --doctor ID     only of this doctor
  --from DAY      from this day on (2026-11-22), by the practice's clock
  --action NAME   only these actions: ticket.served, or all of ticket
  --json          one JSON object a line

Example: npm run practice -- log --from 2026-11-01 --action session`,
  run(args, context) {
    const options = { doctor: { type: 'string' }, from: { type: 'string' }, action: { type: 'string' } } as const;
    const { id, text, isSet } = readArguments(args, { ...options, json: { type: 'boolean' } }, 0);
    const clock = clockOf(context);
    const doctorId = id('doctor');
    const from = text('from');
    const action = text('action');
    const filter: ActionFilter = {
      ...(doctorId === undefined ? {} : { doctorId }),
      ...(from === undefined ? {} : { from: dayStart(from, clock) }),
      ...(action === undefined ? {} : { action }),
    };
    const write = isSet('json') ? JSON.stringify : (line: LoggedAction) => lineOf(line, clock);
    inWords(() => reading(existingDatabase(context), (database) => printAll(database, filter, write, context)));
    return Promise.resolve(0);
  },
};

function printAll(
  database: Database,
  filter: ActionFilter,
  write: (line: LoggedAction) => string,
  { print, options }: CommandContext,
) {
  const log = createActionLog(
    database,
    createClock(options.timeZone, () => new Date()),
  );
  let lines = log.actions(filter);
  while (lines.length > 0) {
    for (const line of lines) print(write(line));
    lines = log.actions({ ...filter, afterId: lines.at(-1)?.id ?? 0 });
  }
}

function dayStart(day: string, clock: Clock): Date {
  try {
    return clock.instantOf(day, '00:00');
  } catch {
    throw new CommandProblem(`--from ${day} is not a day, such as 2026-11-22.`);
  }
}

function lineOf(line: LoggedAction, clock: Clock): string {
  const words = [
    clock.isoOf(new Date(line.at)),
    line.doctor_id === null ? 'nobody' : `doctor ${line.doctor_id}`,
    ...(line.colleague_id === null ? [] : [`colleague ${line.colleague_id}`]),
    line.session ?? '-',
    line.action,
    ...(line.record_kind === null ? [] : [`${line.record_kind} ${line.record_id ?? ''}`]),
    line.outcome,
    ...(line.reason === null ? [] : [line.reason]),
    ...(line.count === 1 ? [] : [`× ${line.count}`]),
    ...(line.request_id === null ? [] : [`request ${line.request_id}`]),
  ];
  return words.join('  ');
}
