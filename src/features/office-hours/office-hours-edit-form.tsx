import { useRef, useState } from 'react';
import type { OfficeHours } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { officeHoursEditTexts as texts } from '../../texts/office-hours';
import { ChangedNotice } from './changed-notice';
import { OfficeHoursForm } from './office-hours-form';
import { isStored } from './office-hours-values';

interface OfficeHoursEditFormProps {
  record: OfficeHours;
  /** The record as it is stored now; `null` when it is gone. */
  newest: OfficeHours | null;
  /** Begins anew with it. */
  onReload(newest: OfficeHours): void;
  /** It was removed meanwhile: what is saved is a new one. */
  isRemoved: boolean;
  onDirty(isDirty: boolean): void;
  onCancel(): void;
  onDone(): void;
}

/** The form of a stored record, on its own screen; its draft is kept by the record, for a session that runs out. */
export function OfficeHoursEditForm(props: OfficeHoursEditFormProps) {
  const { record, newest, onReload, isRemoved, onDirty, onCancel, onDone } = props;
  const { drafts, forms, officeHours } = useStore();
  const name = `office-hours-${record.id}` as const;
  const isSending = useValue(forms.sending).has(name);
  const draft = drafts.of(name);
  const [typed, setTyped] = useState(() => draft.read());
  const form = useRef<HTMLFormElement>(null);
  // Whoever stored what stands in the form, nothing of theirs is overwritten by it.
  const isChanged = newest !== null && newest !== record && !(typed && isStored(typed, newest));

  const isOpen = () => form.current !== null;
  function sendAgain(): void {
    // Gone meanwhile, it would be stored as a new one before anybody has read that.
    if (officeHours.data.peek()?.some(({ id }) => id === record.id)) form.current?.requestSubmit();
  }

  return (
    <>
      {isChanged && (
        <ChangedNotice
          onReload={() => {
            draft.discard();
            onReload(newest);
          }}
        />
      )}
      <OfficeHoursForm
        record={record}
        draft={draft}
        isSending={isSending}
        onCancel={onCancel}
        ref={form}
        isOnScreen
        isNew={isRemoved}
        submitLabel={isRemoved ? texts.saveAsNew : texts.save}
        onSubmit={(sent) =>
          forms.addOfficeHours(sent, {
            name,
            isOpen,
            onStored() {
              if (isOpen()) onDone();
            },
            onFailed: () => (isOpen() ? sendAgain : null),
          })
        }
        onChange={setTyped}
        onDirty={(isDirty) => {
          // What is as it was is no draft: the record may be another one by the next time.
          if (!isDirty) draft.discard();
          onDirty(isDirty);
        }}
      />
    </>
  );
}
