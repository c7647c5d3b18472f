import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();

/** The rules that the project's configuration reports for code in a file of this name. */
async function reportedIn(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'a syntax error');
}

const PATHS = ['import-x/no-restricted-paths'];
const cases: readonly [string, string, string, readonly string[]][] = [
  ['a subject in a mechanism', 'src/state/one.ts', 'export const ticketIds = [];', ['subjects/no-subjects']],
  ['a subject in a comment of a mechanism', 'src/state/one.ts', '/** Such as a ticket. */\nexport const ids = [];', []],
  [
    'a call of a view',
    'src/features/tickets/one.tsx',
    'export const f = ({ client }) => client;',
    ['no-restricted-syntax'],
  ],
  ['a call of a hook', 'src/app/use-one.ts', 'export const f = (store) => store.client;', ['no-restricted-syntax']],
  ['a part of another feature', 'src/features/patients/one.ts', "import '../tickets/part';", PATHS],
  ['a view of another feature', 'src/features/patients/one.ts', "import '../tickets/room/ticket-row';", PATHS],
  [
    'the interface of another feature',
    'src/features/patients/one.ts',
    "import '../tickets';\nimport '../tickets/events';",
    [],
  ],
  ['a part in the server', 'server/features/tickets/one.ts', "import '../../../src/features/tickets/part';", PATHS],
  ['a contract in the check', 'check/one.ts', "import '../src/features/tickets/contract';", []],
  ['the server in the check', 'check/one.ts', "import '../server/stores';", PATHS],
];

for (const [what, filePath, code, rules] of cases) {
  it(`${what} is ${rules.length > 0 ? 'reported' : 'allowed'}`, async () => {
    assert.deepEqual(await reportedIn(filePath, code), rules);
  });
}
