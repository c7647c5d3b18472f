import { it } from 'node:test';
import { expect } from '../support/in-node';
import type { Rule } from '../../src/forms/rules/rule';

/** Asserts which values a rule accepts and refuses, and its message for the field „Vek“. */
export function expectRule<Value>(
  rule: Rule<Value>,
  good: readonly Value[],
  bad: readonly Value[],
  message: string,
): void {
  for (const value of good) expect(rule.isMet(value), `takes ${shown(value)}`).to.equal(true);
  for (const value of bad) expect(rule.isMet(value), `refuses ${shown(value)}`).to.equal(false);
  // The spaces of numbers do not break.
  expect(rule.message('Vek').replace(/\s/g, ' ')).to.equal(message);
}

/** A test of one rule: what it accepts, what it refuses, its message. */
export const testRule = <Value>(title: string, ...rule: Parameters<typeof expectRule<Value>>): void =>
  void it(title, () => expectRule(...rule));

/** Accepted by every rule but `required`. */
export const nothing = ['', null, undefined];

/** Values between bars. */
export const list = (values: string): string[] => values.split(' | ');

const shown = (value: unknown): string =>
  value instanceof File ? `${value.name} (${value.type}, ${value.size})` : JSON.stringify(value);
