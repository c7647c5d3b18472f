import { CircleAlert } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { formTexts } from '../../texts/forms';
import { classes, css } from '../style/style';
import { hiddenClass } from '../style/theme';
import { serverMessage } from './server-message';
import { useAnnounced } from './use-announced';

/** The texts of every form control. */
export interface FieldTexts {
  label: string;
  /** A hint under the label. */
  info?: string | undefined;
  /** Shown beneath the control. A server's error is shown in the doctor's language. */
  error?: string | null | undefined;
  required?: boolean | undefined;
}

/** Props of a control that needs no visible label: one of several in a row. */
export interface HideableLabel {
  /** The label, the star and the info are only for screen readers. */
  isLabelHidden?: boolean | undefined;
}

/** The props that connect the control with its label, info and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts, HideableLabel {
  /** Several controls share the label, which is not a `<label>` then. */
  isGroup?: boolean;
  /** The control is at the end of the label's line. */
  isInline?: boolean;
  /** Further ids for `aria-describedby`. */
  describedBy?: string | undefined;
  /** The sentence for an error from the server that is neither translated nor known. */
  refusal?: string | undefined;
  children(control: ControlProps, labelId: string): ReactNode;
}

/** The layout of every form control: label and info above, the error beneath. */
export function Field(props: FieldProps) {
  const { label, info, required, isGroup, isInline, isLabelHidden, describedBy, refusal, children } = props;
  const error = props.error && serverMessage(props.error, label, refusal);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const announced = useAnnounced(container, error);
  const described = [info && `${id}-info`, describedBy, error && `${id}-error`].filter(Boolean).join(' ');
  const Label = isGroup ? 'span' : 'label';
  return (
    <div ref={container} className={classes(field, isInline && inline)}>
      <div className={isLabelHidden ? hiddenClass : head}>
        <div>
          <Label id={`${id}-label`} htmlFor={isGroup ? undefined : id} className={labelClass}>
            {label}
          </Label>
          {/* Outside of the label, so that it is not part of the accessible name. */}
          {required && (
            <span className={star}>
              <span aria-hidden="true"> *</span>
              <span className={hiddenClass}>{formTexts.required}</span>
            </span>
          )}
        </div>
        {info && (
          <span id={`${id}-info`} className={infoClass}>
            {info}
          </span>
        )}
      </div>
      <div className={body}>
        {children(
          {
            id,
            'aria-describedby': described || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-required': required || undefined,
          },
          `${id}-label`,
        )}
      </div>
      {/* A live region must exist before its text does. */}
      <div className={errorRow} aria-live={announced.isLive ? 'polite' : 'off'}>
        {error && (
          <span key={announced.key} id={`${id}-error`} className={errorClass}>
            <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
            {error}
          </span>
        )}
      </div>
    </div>
  );
}

// Always three rows, with their own gaps: adjacent fields share them as a subgrid.
const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
`;

const inline = css`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 16px;
`;

const head = css`
  display: grid;
  align-content: end;
  gap: 2px;
  padding-bottom: 6px;
`;

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const labelClass = css`
  font-weight: 600;
`;

const star = css`
  position: relative;
  color: var(--danger);
  font-weight: 600;
`;

const infoClass = css`
  color: var(--muted);
  font-size: 14px;
`;

const errorRow = css`
  grid-column: 1 / -1;
`;

const errorClass = css`
  display: flex;
  gap: 6px;
  padding-top: 6px;
  color: var(--danger);
  font-size: 14px;
  overflow-wrap: anywhere;
  & svg {
    flex: none;
    margin-top: 2px;
  }
`;
