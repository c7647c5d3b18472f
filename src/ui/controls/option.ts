/** One choice of a list: what is read, and what it stands for. */
export interface Option<Value extends string | number = string> {
  option: string;
  value: Value;
  /** What tells it from one of the same name; is searched too. */
  description?: string | null | undefined;
}
