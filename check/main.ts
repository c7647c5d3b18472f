import { readArguments, readCredentials } from './options';
import { jsonPrinter, textPrinter } from './print';
import { createReport } from './report';
import { checkBackend } from './run';
import { USAGE, UsageProblem } from './usage';

/** The entry of `npx ordinacia-check`. */
async function main(args: readonly string[]): Promise<number> {
  if (args.some((word) => word === '--help' || word === '-h')) {
    write(`${USAGE}\n`);
    return 0;
  }
  const given = readArguments(args);
  const credentials = await readCredentials(given, process.env);
  const hasColours = process.stdout.isTTY && !process.env['NO_COLOR'];
  const printer = given.isJson ? jsonPrinter(write, given.options.base) : textPrinter(write, hasColours);
  const report = createReport(printer.line);
  const code = await checkBackend(given.options, credentials, report);
  printer.end(report.lines, code);
  return code;
}

const write = (text: string) => void process.stdout.write(text);

// The output's reader may stop early (`| head`): the run continues, so that it removes what it added.
process.stdout.on('error', () => undefined);

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (error instanceof UsageProblem) console.error(`${error.message}\nSee ordinacia-check --help.`);
    else console.error(error);
    process.exitCode = 2;
  },
);
