import { FileText, Upload, X } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { formTexts } from '../../texts/forms';
import { Field, type FieldTexts } from './field';
import { frameClass, markedClass } from './field.style';
import { IconButton } from './icon-button';
import { classes, css } from '../style/style';

interface FileFieldProps extends FieldTexts {
  name: string;
  value: File | null;
  onChange(file: File | null): void;
  /** The filter of the file dialog: `application/pdf,image/png`. Not enforced for dropped files. */
  accept?: string | undefined;
  /** Shown if the server refuses the file without a reason. */
  refusal?: string | undefined;
}

/** A field for one file, picked or dropped. The native input is an invisible overlay. */
export function FileField(props: FileFieldProps) {
  const { label, info, error, required, refusal, name, value, onChange, accept } = props;
  const chosenId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  function take(files: FileList | null): void {
    const file = files?.[0];
    if (file) onChange(file);
  }

  function remove(): void {
    onChange(null);
    input.current?.focus();
  }

  const Icon = value ? FileText : Upload;
  return (
    <Field label={label} info={info} error={error} required={required} refusal={refusal} describedBy={chosenId}>
      {({ 'aria-required': isRequired, ...control }) => (
        <span className={classes(frameClass, frameOfFile, error && markedClass, isDraggedOver && draggedOver)}>
          <span className={zone}>
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={accept}
              required={isRequired}
              className={overAll}
              // Otherwise choosing the same file again would fire no `change`.
              onClick={({ currentTarget }) => (currentTarget.value = '')}
              onChange={({ target }) => take(target.files)}
              onKeyDown={(event) => {
                // Enter submits the form, as in a text field; Space opens the file dialog.
                const { form } = event.currentTarget;
                if (event.key !== 'Enter' || !value || !form) return;
                event.preventDefault();
                form.requestSubmit();
              }}
              onDragOver={(event) => {
                if (!hasFiles(event)) return;
                event.preventDefault();
                setIsDraggedOver(true);
              }}
              onDragLeave={() => setIsDraggedOver(false)}
              onDrop={(event) => {
                if (!hasFiles(event)) return;
                event.preventDefault();
                setIsDraggedOver(false);
                take(event.dataTransfer.files);
              }}
            />
            <Icon className={picture} size={22} strokeWidth={1.5} aria-hidden="true" />
            <span className={textClass}>
              <span id={chosenId} role="status" className={strong}>
                {value && formTexts.file.chosen(value.name, value.size)}
              </span>
              {!value && <Invitation isDraggedOver={isDraggedOver} />}
            </span>
          </span>
          {value && (
            <IconButton
              label={formTexts.file.remove(value.name)}
              icon={<X size={18} strokeWidth={1.5} />}
              onClick={remove}
            />
          )}
        </span>
      )}
    </Field>
  );
}

/** Hidden from screen readers: the native input announces the same. */
function Invitation({ isDraggedOver }: { isDraggedOver: boolean }) {
  return (
    <span aria-hidden="true">
      {isDraggedOver ? (
        formTexts.file.drop
      ) : (
        <>
          <span className={strong}>{formTexts.file.choose}</span> {formTexts.file.orDrop}
        </>
      )}
    </span>
  );
}

/** Ignores dragged text. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

const frameOfFile = css`
  border-style: dashed;
`;

const draggedOver = css`
  border-style: solid;
  border-color: var(--primary);
  background: var(--primary-soft);
`;

const zone = css`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 56px;
  padding: 8px 12px;
`;

const overAll = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
  &::file-selector-button {
    cursor: pointer;
  }
`;

const picture = css`
  flex: none;
  color: var(--muted);
`;

const textClass = css`
  min-width: 0;
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const strong = css`
  color: var(--text);
  font-weight: 600;
`;
