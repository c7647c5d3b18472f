import { useRef, useState } from 'react';
import { useStore, useValue } from '../../state/react/use-store';
import { officeHoursEditTexts as texts } from '../../texts/office-hours';
import { FormBehind, useAskFirst } from '../tickets/affected';
import { submissionsPart } from '../../state/forms/submissions';
import { Button } from '../../ui/controls/button';
import { Notice } from '../../ui/feedback/notice';
import { css } from '../../ui/style/style';
import type { OfficeHours, OfficeHoursRequest } from './contract';
import { hoursChange, type HoursChange } from './hours-change';
import { HoursWarning } from './hours-warning';
import { OfficeHoursForm } from './office-hours-form';
import { isStored } from './office-hours-values';
import { officeHoursPart } from './part';

interface OfficeHoursEditFormProps {
  record: OfficeHours;
  /** The stored record; `null` when it was removed in the meantime: then saving creates a new one. */
  newest: OfficeHours | null;
  /** Restarts the form with the stored record. */
  onReload(newest: OfficeHours): void;
  onDirty(isDirty: boolean): void;
  onCancel(): void;
  onDone(): void;
}

/** The form of a stored record, on its own screen, with a draft for each record. */
export function OfficeHoursEditForm(props: OfficeHoursEditFormProps) {
  const { record, newest, onReload, onDirty, onCancel, onDone } = props;
  const isRemoved = newest === null;
  const store = useStore();
  const { drafts } = store;
  const submissions = store.part(submissionsPart);
  const officeHours = store.part(officeHoursPart);
  const name = `office-hours-${record.id}` as const;
  const isSending = useValue(submissions.sending).has(name);
  const draft = drafts.of(name);
  const [typed, setTyped] = useState(() => draft.read());
  const form = useRef<HTMLFormElement>(null);
  // No conflict when the stored record equals the form.
  const isChanged = !isRemoved && newest !== record && !(typed && isStored(typed, newest));

  const asking = useAskFirst<HoursChange>();
  const isOpen = () => form.current !== null;
  function resubmit(): void {
    // A removed record would be created again without a confirmation.
    if (officeHours.data.peek()?.some(({ id }) => id === record.id)) form.current?.requestSubmit();
  }

  /** Finds the people booked outside of the changed hours. A removed record is stored as a new one, so nobody is affected. */
  const changeOf = (sent: OfficeHoursRequest) => (isRemoved ? null : hoursChange(store, record.id, sent));

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
      {asking.open && <HoursWarning {...asking.open} />}
      <FormBehind {...asking.behind}>
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
            asking.ask(changeOf(sent), () =>
              officeHours.store(sent, {
                name,
                isOpen,
                onStored() {
                  if (isOpen()) onDone();
                },
                onFailed: () => (isOpen() ? resubmit : null),
              }),
            )
          }
          onChange={setTyped}
          onDirty={(isDirty) => {
            // Without changes there is no draft: the record may change until the next time.
            if (!isDirty) draft.discard();
            onDirty(isDirty);
          }}
        />
      </FormBehind>
    </>
  );
}

/** Says that the record was changed elsewhere; reloading asks before it discards the input. */
function ChangedNotice({ onReload }: { onReload(): void }) {
  const { popups } = useStore();
  const confirmReload = () =>
    popups.confirm({ title: texts.reloadTitle, description: texts.reloadDescription, onConfirm: onReload });
  return (
    <div className={wrapper}>
      <Notice
        variant="warning"
        role="alert"
        action={
          <Button aria-haspopup="dialog" onClick={confirmReload}>
            {texts.reload}
          </Button>
        }
      >
        {texts.changed}
      </Notice>
    </div>
  );
}

const wrapper = css`
  margin-bottom: 16px;
`;
