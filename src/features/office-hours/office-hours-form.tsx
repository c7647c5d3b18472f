import { useEffect, type Ref } from 'react';
import type { OfficeHours, OfficeHoursRequest } from './contract';
import { OFFICE_HOURS_MAX_ROWS } from '../../constants';
import { PopupForm } from '../../forms/popup-form';
import type { FieldErrors } from '../../forms/use-form';
import { usePopupForm, type FormDraft } from '../../forms/use-popup-form';
import { officeHoursTexts as texts } from '../../texts/office-hours';
import { DayButtons } from '../../ui/controls/day-buttons';
import { Duplicator } from '../../ui/controls/duplicator';
import { RadioGroup } from '../../ui/controls/radio-group';
import { TextField } from '../../ui/controls/text-field';
import { TimeField } from '../../ui/calendar/calendar-field';
import { CopyRow } from './copy-row';
import { createOfficeHoursRules } from './office-hours.rules';
import { emptyRow, officeHoursRequest, officeHoursValues, type OfficeHoursValues } from './office-hours-values';
import { css } from '../../ui/style/style';

interface OfficeHoursFormProps {
  /** The record to edit; if omitted, a new one is created. */
  record?: OfficeHours | undefined;
  /** The record was removed: saving creates a new one. */
  isNew?: boolean | undefined;
  draft: FormDraft<OfficeHoursValues>;
  submitLabel: string;
  isSending: boolean;
  /** Resolves with the server's errors by field. */
  onSubmit(form: OfficeHoursRequest): Promise<FieldErrors | null>;
  onCancel(): void;
  onChange?: ((values: OfficeHoursValues) => void) | undefined;
  /** Called with whether the values differ from the record. */
  onDirty?: ((isDirty: boolean) => void) | undefined;
  isOnScreen?: boolean | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

/** The form of one record of office hours, new or stored. */
export function OfficeHoursForm(props: OfficeHoursFormProps) {
  const { record, isNew, draft, submitLabel, isSending, onSubmit, onCancel, onChange } = props;
  const { onDirty, isOnScreen, ref } = props;
  const form = usePopupForm({
    draft,
    initial: officeHoursValues(record),
    createRules: createOfficeHoursRules,
    onChange,
  });
  const { field, isDirty } = form;
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  const { add, ...rows } = form.rows('time_schedules');

  return (
    <PopupForm
      isOnScreen={isOnScreen}
      ref={ref}
      onSubmit={form.handleSubmit((values) => onSubmit(officeHoursRequest(values, isNew ? undefined : record?.id)))}
      onCancel={onCancel}
      submitLabel={submitLabel}
      isSending={isSending}
      formErrors={form.formErrors}
      onStartOver={form.onStartOver}
    >
      <TextField {...field('hours_name')} label={texts.name} autoComplete="off" required />
      <RadioGroup {...field('hours_type')} label={texts.type} data={typeOptions} required />
      <TextField
        {...field('approximate_time_on_patient')}
        label={texts.patientTime}
        info={texts.patientTimeInfo}
        type="number"
        required
      />
      <Duplicator
        {...rows}
        label={texts.rows}
        info={texts.rowsInfo}
        max={OFFICE_HOURS_MAX_ROWS}
        isCompact
        onAdd={() => rows.rows.length < OFFICE_HOURS_MAX_ROWS && add(emptyRow)}
      >
        {(index, removeButton) => (
          <div className={row}>
            <div className={line}>
              <DayButtons
                {...field(`time_schedules.${index}.hours_day`)}
                label={texts.day}
                isLabelHidden
                isShort
                required
              />
              <div className={times}>
                <TimeField
                  {...field(`time_schedules.${index}.hours_time_from`)}
                  label={texts.from}
                  isLabelHidden
                  required
                />
                <span className={dash} aria-hidden="true">
                  –
                </span>
                <TimeField
                  {...field(`time_schedules.${index}.hours_time_to`)}
                  label={texts.to}
                  isLabelHidden
                  required
                />
                <div className={actions}>
                  <CopyRow rows={form.values.time_schedules} index={index} onCopy={(copies) => copies.forEach(add)} />
                  {removeButton}
                </div>
              </div>
            </div>
          </div>
        )}
      </Duplicator>
    </PopupForm>
  );
}

const typeOptions = Object.entries(texts.types).map(([value, option]) => ({ option, value }));

/** For rows too narrow to have the buttons beside the times. */
const narrow = '@container ordinacia-hours-row (max-width: 339.98px)';

/** A row of the schedule. */
const row = css`
  container: ordinacia-hours-row / inline-size;
`;

/** Days and times share a line if there is room; otherwise the days are above the times. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  min-width: 0;
  & > * {
    flex: 1 1 270px;
    min-width: 0;
  }
`;

const times = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto auto;
  align-items: start;
  column-gap: 4px;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  }
`;

const dash = css`
  line-height: 44px;
  color: var(--muted);
`;

const actions = css`
  display: contents;
  ${narrow} {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;
