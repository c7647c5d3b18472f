/**
 * A predicate and its message. Every rule but `required` accepts empty values.
 */
export interface Rule<Value> {
  isMet(value: Value): boolean;
  /** `field` is the field's Slovak label. */
  message(field: string): string;
}

export type Text = string | null | undefined;

/** Nothing was entered. */
export const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';
