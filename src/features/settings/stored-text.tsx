import { max } from '../../forms/rules/text-rules';
import type { Rule } from '../../forms/rules/rule';
import type { AutosavedFields } from '../../state/forms/autosaved-fields';
import { TextArea } from '../../ui/controls/text-area';
import { TextField } from '../../ui/controls/text-field';
import { StoredRow } from './stored-row';
import { isText, useStoredField } from './use-stored-field';

interface StoredTextProps {
  fields: AutosavedFields;
  name: string;
  label: string;
  info?: string;
  /** The stored value; `null` for none. */
  stored: string | null;
  /** In characters. */
  maxLength: number;
  rules?: readonly Rule<string>[];
  required?: boolean;
  kind?: 'line' | 'area' | 'tel' | 'number';
  autoComplete?: string;
}

/** An autosaved text. */
export function StoredText(props: StoredTextProps) {
  const { fields, name, label, info, stored, maxLength, rules = [], kind = 'line', ...rest } = props;
  const { widget, row, onBlur } = useStoredField<string>({
    fields,
    name,
    label,
    isValue: isText,
    stored: stored ?? '',
    rules: [...rules, max(maxLength)],
    keepsEdit: true,
  });
  const shared = { ...widget, ...rest, info, onBlur };
  return (
    <StoredRow {...row}>
      {kind === 'area' ? <TextArea {...shared} /> : <TextField {...shared} type={kind === 'line' ? 'text' : kind} />}
    </StoredRow>
  );
}
