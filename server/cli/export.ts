import { resolve } from 'node:path';
import { reading, type Database } from '../database/connection';
import { makeOwnFile, writePieces } from '../database/files';
import { requireCurrent } from '../database/open-database';
import { CommandProblem, idIn, readArguments, type Command, type CommandContext } from './command';
import { clockOf, existingDatabase, recordCommand, withClearErrors } from './database-access';
import { doctorExport } from './export-doctor';
import { personExport } from './export-person';

export const EXPORT: Command = {
  name: 'export',
  summary: 'writes a practice, or everything about one patient, into FILE as JSON',
  help: `npm run practice -- export --doctor ID FILE [--force]
npm run practice -- export --patient ID FILE [--same-name] [--force]

Writes JSON that docs/export.md describes, also while the server runs. Only its owner can read FILE.

  --doctor ID    one practice, for another backend: no password, no session
  --patient ID   everything about one person, at all doctors (npm run practice -- people NAME finds the id)
  --same-name    also what has exactly the same name without being known as this person, such as tickets of the kiosk;
                 without it the file only names their ids. Look at it before you hand it out: it may be somebody else.
  --force        replaces FILE when it is there

Example: npm run practice -- export --patient 17 /srv/exports/patient-17.json`,
  run(args, context) {
    const { values, words } = readArguments(args, OPTIONS, 1);
    const [file] = words;
    const doctor = values.doctor === undefined ? undefined : idIn('--doctor', values.doctor);
    const patient = values.patient === undefined ? undefined : idIn('--patient', values.patient);
    if (file === undefined || (doctor === undefined) === (patient === undefined)) {
      throw new CommandProblem('Either --doctor ID or --patient ID, and a FILE. See --help.');
    }
    const subject = patient === undefined ? { kind: 'doctor', id: doctor ?? 0 } : { kind: 'person', id: patient };
    withClearErrors(() => writeExport(resolve(file), subject, values, context));
    recordCommand(context, {
      action: 'cli.exported',
      record: subject,
      ...(doctor === undefined ? {} : { doctorId: doctor }),
    });
    context.print(`${resolve(file)} holds ${subject.kind} ${subject.id}. It is about patients: keep it so.`);
    return Promise.resolve(0);
  },
};

const OPTIONS = {
  doctor: { type: 'string' },
  patient: { type: 'string' },
  'same-name': { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

type Subject = { kind: string; id: number };
type Given = { 'same-name'?: boolean; force?: boolean };

function writeExport(file: string, subject: Subject, given: Given, context: CommandContext) {
  const clock = clockOf(context);
  const membersOf = (database: Database) =>
    subject.kind === 'doctor'
      ? doctorExport(database, clock, context.options.timeZone, subject.id)
      : personExport(database, clock, subject.id, given['same-name'] ?? false);
  reading(existingDatabase(context), (database) =>
    // A snapshot stays consistent while the server writes.
    database.snapshot(() => {
      requireCurrent(database);
      const members = membersOf(database);
      if (!members) throw new CommandProblem(`There is no ${subject.kind} ${subject.id}.`);
      makeOwnFile(file, (unfinished) => writePieces(unfinished, jsonPieces(members)), {
        isReplacing: given.force ?? false,
      });
    }),
  );
}

/** A JSON object, piece by piece: one record a line, never all in memory. */
function* jsonPieces(members: Readonly<Record<string, unknown>>): Generator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(members)) {
    yield `${before}  ${JSON.stringify(name)}: `;
    if (isList(value)) yield* listPieces(value);
    else yield JSON.stringify(value);
    before = ',\n';
  }
  yield '\n}\n';
}

function* listPieces(values: Iterable<unknown>): Generator<string> {
  let before = '[\n';
  for (const value of values) {
    yield `${before}    ${JSON.stringify(value)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;
