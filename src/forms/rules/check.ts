import { test } from 'vest';
import type { Rule } from './rule';

/**
 * Tests one field of a suite: its name, its Slovak label, its value, and its rules in order. The first failing rule is the
 * field's error: vest skips a field's remaining tests after a failed one.
 */
export function check<Value>(name: string, label: string, value: Value, ...rules: readonly Rule<Value>[]): void {
  for (const rule of rules) test(name, rule.message(label), () => rule.isMet(value));
}
