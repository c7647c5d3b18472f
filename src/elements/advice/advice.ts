import { endpointNames } from '../endpoints';
import { UNUSABLE_ADDRESS } from '../../texts/unusable-address';
import { currentStores } from '../../state/store-registry';
import { reportOnce } from '../../state/problems/report-once';
import { toKebabCase } from '../attributes';
import { dispatch } from '../element-events';
import { showMessage } from '../placeholder';
import { readConfig, type Configured } from '../read-config';
import { traceStore } from '../../state/problems/trace';
import type { Store } from '../../state/store';
import { isOfThePage, ownerOf, scriptOnly, differentSettings, sharedTokenKey, valueChecks } from './attribute-checks';

type Code = Parameters<typeof reportOnce>[0]['code'];

const report = (element: HTMLElement, code: Code, subject: string, text: string) =>
  reportOnce({ code, subject, text, where: element.localName }, (detail) => dispatch(element, 'error', detail));

const attributesOf = (element: HTMLElement): readonly string[] =>
  (element.constructor as unknown as { observedAttributes: string[] }).observedAttributes;

/** Reports wrong attributes and properties of an element, and unknown options of its `mount`, to the developer. */
export function adviseOn(element: Configured, options: readonly string[]): void {
  for (const name of options) report(element, 'unknown-option', name, unknownText(element, 'option', name));
  if (!element.isConnected) return;
  const config = readConfig(element);
  if (!config) showMessage(element, UNUSABLE_ADDRESS);
  const store = config && currentStores.get(config.apiBase)?.store;
  if (store && element.debug) trace(element, store);
  checkAttributes(element);
  checkProperties(element);
  const key = sharedTokenKey(element);
  if (key !== null) report(element, 'shared-token-key', 'token-key', SHARED_KEY);
  for (const name of differentSettings(element))
    report(element, 'different-settings', name, differentText(element, name));
}

const SHARED_KEY =
  'two elements with different api-base have one token-key: each keeps only its own token, and a login in one takes the place of the other’s. Give each a token-key of its own.';

const differentText = (element: HTMLElement, name: string) =>
  `<${element.localName}> has another ${name} than the first element of the same api-base, whose settings count for all. Set it there, or the same on each.`;

function checkAttributes(element: HTMLElement): void {
  const known = attributesOf(element);
  for (const name of element.getAttributeNames()) {
    if (known.includes(name)) checkValue(element, name);
    else if (!isOfThePage(name)) report(element, 'unknown-attribute', name, unknownText(element, 'attribute', name));
  }
}

function unknownText(element: HTMLElement, kind: 'attribute' | 'option', name: string): string {
  const start = `<${element.localName}> has no ${kind} „${name}“.`;
  const owner = ownerOf(name);
  if (owner) return `${start} Only <ordinacia-${owner}> has it.`;
  const script = nearName(name, scriptOnly);
  if (script)
    return kind === 'option'
      ? `${start} Did you mean „${script}“?`
      : `${start} „${script}“ is a property: set it by script.`;
  if (/^(?:access-?)?token$|bearer/i.test(name))
    return `${start} A token never stands in an attribute: put it into the local storage under token-key, or set getToken by script.`;
  const near = nearName(name, attributesOf(element));
  return near ? `${start} Did you mean „${near}“?` : `${start} Its attributes: ${attributesOf(element).join(', ')}.`;
}

function checkValue(element: HTMLElement, name: string): void {
  const value = element.getAttribute(name)?.trim() ?? '';
  const check = Object.entries(valueChecks).find(
    ([property]) => name === (property === 'isOpen' ? 'open' : toKebabCase(property)),
  )?.[1];
  if (value === '' || !check || check.isSensible(value)) return;
  report(element, 'invalid-value', name, `${name} of <${element.localName}> ${check.must}.`);
}

function checkProperties(element: Configured): void {
  const { endpoints, getToken, echo } = element;
  const wrong = (subject: string, text: string) => report(element, 'invalid-value', subject, text);
  if (getToken !== null && typeof getToken !== 'function')
    wrong('getToken', 'getToken must be a function that returns the token.');
  if (echo !== null && !Object.hasOwn(Object(echo) as object, 'connector'))
    wrong('echo', 'echo must be an instance of Laravel Echo with a Pusher connector.');
  const names: readonly string[] = endpointNames;
  for (const [name, path] of Object.entries<unknown>(endpoints)) {
    const near = nearName(name, names);
    if (!names.includes(name))
      report(
        element,
        'unknown-option',
        `endpoints.${name}`,
        `endpoints has no „${name}“.${near ? ` Did you mean „${near}“?` : ''}`,
      );
    else if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path))
      wrong(`endpoints.${name}`, `endpoints.${name} must be a path below api-base that begins with one „/“.`);
  }
}

const traced = new WeakMap<Store, WeakRef<Configured>[]>();

/** Logs what a store does in the console, while an element with `debug` is on the page. */
function trace(element: Configured, store: Store): void {
  const known = traced.get(store);
  const elements = known ?? [];
  if (!elements.some((one) => one.deref() === element)) elements.push(new WeakRef(element));
  if (known) return;
  traced.set(store, elements);
  traceStore(store, (text) => {
    const isWanted = elements.map((one) => one.deref()).some((one) => one?.isConnected && one.debug);
    // The trace belongs in the console.
    // oxlint-disable-next-line no-console
    if (isWanted) console.info(`[ordinacia] ${text}`);
  });
}

/** The most similar known name; `null` if none is similar. Ignores case and hyphens: `apiBase` is `api-base`. */
function nearName(given: string, known: readonly string[]): string | null {
  const plain = (name: string) => name.toLowerCase().replaceAll('-', '');
  const wanted = plain(given);
  const [best] = known
    .map((name) => ({ name, distance: distanceBetween(wanted, plain(name)) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(1, Math.floor(wanted.length / 4)) ? best.name : null;
}

/** The Levenshtein distance: how many letters must be added, removed or replaced. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  one.split('').forEach((letter, index) => {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  });
  return row[other.length] ?? 0;
}
