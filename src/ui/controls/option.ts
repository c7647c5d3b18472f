import type { SearchKey } from '../../lib/search';

/** An option of a control: its label and value. */
export interface Option<Value extends string | number = string> {
  option: string;
  value: Value;
  /** Distinguishes options of the same label; searched, too. */
  description?: string | null | undefined;
  /** The search key, if it contains more than the texts. */
  searchKey?: SearchKey;
}
