import { test } from 'vest';
import type { Rule } from './rule';

/**
 * One line of a suite: the field's name, its Slovak name, its value, and its rules in their order. The first one that is
 * not met is the field's error: vest leaves a field's further tests out after a failed one.
 */
export function check<Value>(name: string, label: string, value: Value, ...rules: readonly Rule<Value>[]): void {
  for (const rule of rules) test(name, rule.message(label), () => rule.isMet(value));
}
