/**
 * What a value must meet, and what is said when it does not. Every rule but `required` passes what is empty: whether a
 * field may be empty is a rule of its own.
 */
export interface Rule<Value> {
  isMet(value: Value): boolean;
  /** `field` is the field's Slovak name. */
  message(field: string): string;
}

export type Text = string | null | undefined;

/** Nothing was entered. */
export const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';
