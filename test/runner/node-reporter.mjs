// @ts-check
// A reporter for Node's test runner: writes a line for each result (result-lines.mjs).
import { relative } from 'node:path';
import { asText, shortMessage } from './result-lines.mjs';

/** @typedef {{ name: string, file?: string | undefined }} EventData */

/**
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 * @returns {AsyncGenerator<string>}
 */
export default async function* report(events) {
  /** @type {string[]} */
  const titles = [];
  /** File of the outermost suite. Its tests may be defined in a file that several test files share. */
  let file = '';
  /** @type {Map<string, number>} per file, how many tests and suites have begun and have no result yet */
  const open = new Map();
  const count = (/** @type {EventData} */ event, /** @type {number} */ change) => {
    if (isEntry(event)) return;
    const path = relative('.', event.file ?? '');
    open.set(path, (open.get(path) ?? 0) + change);
  };
  for await (const { type, data } of events) {
    if (type === 'test:enqueue') count(data, 1);
    if (type === 'test:start') {
      titles[data.nesting] = data.name;
      if (data.nesting === 0) file = relative('.', data.file ?? '');
      continue;
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    count(data, -1);
    const title = [...titles.slice(0, data.nesting), data.name].join(' › ');
    const milliseconds = data.details.duration_ms;
    if (type === 'test:pass') {
      if (data.details.type !== 'suite' && !isEntry(data))
        yield asText([{ file, title, outcome: 'passed', message: '', milliseconds }]);
      continue;
    }
    const { type: kind, error } = data.details;
    const reason = failureType(error);
    // Failures of tests in the suite are already reported; those of its hooks are not.
    if (reason === 'subtestsFailed') continue;
    const message = messageOf(error);
    if (isEntry(data)) yield asText([{ entry: relative('.', data.name), error: message }]);
    else if (kind === 'suite') yield asText([{ file, error: `${title}: ${message}` }]);
    else {
      const outcome = reason === 'cancelledByParent' ? 'unrun' : 'failed';
      yield asText([{ file, title, outcome, message, milliseconds }]);
    }
  }
  // Node counts a process as passed if it exits with 0 in the middle of its tests.
  for (const [path, left] of open) {
    if (left > 0) yield asText([{ file: path, error: 'Its process ended before its tests did.' }]);
  }
  yield asText([{ isEnded: true }]);
}

/**
 * Whether the event is about an entry itself: Node reports it under its path if it fails to load, ends its process, or has no test.
 * @param {EventData} event
 */
const isEntry = ({ name, file }) => relative('.', name) === relative('.', file ?? '');

/** @param {Error} error */
const failureType = (error) => ('failureType' in error ? error.failureType : undefined);

/** @param {Error} error */
function messageOf(error) {
  const { cause } = error;
  const stack = cause instanceof Error ? cause.stack : undefined;
  return shortMessage(stack ?? `${error.message}${typeof cause === 'string' ? `: ${cause}` : ''}`);
}
