import { CalendarPlus, Ellipsis, FileDown, ListChecks, Trash2 } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { Patient } from './contract';
import { formatBirthDate } from '../../texts/language/birth-date';
import type { PatientAction } from './part';
import { useOffers, useStore, useValue } from '../../state/react/use-store';
import type { PendingAction } from '../../state/resources/pending-actions';
import { commonTexts } from '../../texts/common';
import { patientTexts as texts } from '../../texts/patients';
import { Button } from '../../ui/controls/button';
import { Menu, type MenuTriggerProps } from '../../ui/overlays/menu';
import { Detail, detailActionsClass } from '../../ui/lists/detail';
import { Item, Items } from '../../ui/lists/items';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import type { PatientDataView } from './export/content';
import { PatientData, usePatientDataViews } from './export/patient-data';
import { PatientHistory } from './history';
import { PersonNote } from './person';
import { Mail, Phone, IdNumber } from './person/person-facts';
import { personClass, PersonRecords } from './person/person-records';
import { patientName } from './patient-name';

interface PatientDetailProps {
  patient: Patient;
  pending: PendingAction<PatientAction> | null;
  /** Asks before removing the patient. */
  onRemove(patient: Patient): void;
  /** Retries a failed removal. */
  onRetry(patient: Patient): void;
}

/** The detail of a patient. */
export function PatientDetail({ patient, pending, onRemove, onRetry }: PatientDetailProps) {
  const { clock, popups } = useStore();
  const today = useValue(clock.today);
  const name = patientName(patient);
  const { avatar, email, phone, id_number, birth_date, insurance_title, note } = patient.attributes;
  const button = useRef<HTMLButtonElement>(null);
  const hasHistory = useOffers('patient-history');
  const [opened, setOpened] = useState<{ view: PatientDataView } | null>(null);
  const isRemoval = pending?.action === 'remove';
  return (
    <Detail title={texts.detail.title} name={name} avatar={avatar}>
      {hasHistory && (
        <>
          <PersonNote userId={patient.id} />
          <PatientHistory part="head" patientId={patient.id} isKnown />
        </>
      )}
      <Items>
        <Item name={texts.idNumber}>{id_number ? <IdNumber value={id_number} /> : commonTexts.notGiven}</Item>
        <Item name={texts.detail.birthDate}>
          {birth_date ? formatBirthDate(birth_date, today) : commonTexts.notGiven}
        </Item>
        <Item name={texts.phone}>{phone ? <Phone number={phone} /> : commonTexts.notGiven}</Item>
        <Item name={texts.detail.insurance}>{insurance_title ?? commonTexts.notGiven}</Item>
        <Item name={texts.detail.email} isWide>
          {email ? <Mail address={email} /> : commonTexts.notGiven}
        </Item>
        {note && !hasHistory && (
          <Item name={texts.detail.note} isWide>
            {note}
          </Item>
        )}
        {patient.created_at_formated && <Item name={texts.detail.created}>{patient.created_at_formated}</Item>}
      </Items>
      {isRemoval && pending.state !== 'pending' && (
        <ActionFailure failure={pending} nextFocus={button} onRetry={() => onRetry(patient)}>
          {texts.removeFailure[pending.state]}
        </ActionFailure>
      )}
      <div className={detailActionsClass}>
        <Button
          variant="primary"
          icon={<CalendarPlus size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={texts.bookOf(name)}
          onClick={() => popups.show('appointment', { patientId: patient.id })}
        >
          {texts.book}
        </Button>
        <PatientMenu
          trigger={button}
          isBusy={isRemoval && pending.state === 'pending'}
          onOpen={(view) => setOpened({ view })}
          onRemove={() => onRemove(patient)}
        />
      </div>
      {opened && (
        <PatientData
          patientId={patient.id}
          name={name}
          opened={opened}
          onClose={() => {
            setOpened(null);
            button.current?.focus();
          }}
        />
      )}
      <div className={personClass}>
        <PersonRecords userId={patient.id} />
      </div>
      {hasHistory && <PatientHistory part="timeline" patientId={patient.id} />}
    </Detail>
  );
}

interface PatientMenuProps {
  /** Receives the button that opens the menu. */
  trigger: Ref<HTMLButtonElement>;
  /** The patient is being removed. */
  isBusy: boolean;
  onOpen(view: PatientDataView): void;
  onRemove(): void;
}

/** Rare actions on a patient, in a menu so that none is clicked by mistake. */
function PatientMenu({ trigger, isBusy, onOpen, onRemove }: PatientMenuProps) {
  const views = usePatientDataViews();
  return (
    <Menu
      label={texts.more}
      placement="bottom-start"
      items={[
        ...views.map((view) => ({
          key: view,
          label: texts.views[view],
          icon: icons[view],
          onChoose: () => onOpen(view),
        })),
        {
          key: 'remove',
          label: texts.remove,
          icon: <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />,
          onChoose: onRemove,
        },
      ]}
      trigger={(props) => <Trigger {...props} outerRef={trigger} isBusy={isBusy} />}
    />
  );
}

const icons = {
  export: <FileDown size={18} strokeWidth={1.5} aria-hidden="true" />,
  accesses: <ListChecks size={18} strokeWidth={1.5} aria-hidden="true" />,
};

function Trigger({
  ref,
  outerRef,
  isBusy,
  ...props
}: MenuTriggerProps & { outerRef: Ref<HTMLButtonElement>; isBusy: boolean }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(outerRef, () => button, [button]);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button, [button]);
  return (
    <Button
      {...props}
      ref={setButton}
      isBusy={isBusy}
      icon={<Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />}
    >
      {texts.more}
    </Button>
  );
}
