import { reading } from '../database/connection';
import { createActionLog, type ActionFilter, type LoggedAction } from '../features/log/store';
import type { Clock } from '../lib/clock';
import { CommandProblem, idIn, readArguments, type Command } from './command';
import { clockOf, existingDatabase, withClearErrors } from './database-access';

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
    const { values } = readArguments(args, { ...options, json: { type: 'boolean' } }, 0);
    const { doctor, from, action } = values;
    const clock = clockOf(context);
    const filter: ActionFilter = {
      ...(doctor === undefined ? {} : { doctorId: idIn('--doctor', doctor) }),
      ...(from === undefined ? {} : { from: dayStart(from, clock) }),
      ...(action === undefined ? {} : { action }),
    };
    const write = values.json ? JSON.stringify : (line: LoggedAction) => lineOf(line, clock);
    withClearErrors(() =>
      reading(existingDatabase(context), (database) => {
        const log = createActionLog(database, clock);
        let lines = log.actions(filter);
        while (lines.length > 0) {
          for (const line of lines) context.print(write(line));
          lines = log.actions({ ...filter, afterId: lines.at(-1)?.id ?? 0 });
        }
      }),
    );
    return Promise.resolve(0);
  },
};

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
