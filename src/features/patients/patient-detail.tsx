import { Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Patient } from '../../api/contract';
import { formatBirthDate } from '../../texts/language/birth-date';
import { mailLink, phoneLink } from '../../lib/contact-links';
import type { PatientAction } from '../../state/resources/patients';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import type { PendingAction } from '../../state/resources/pending-actions';
import { commonTexts } from '../../texts/common';
import { patientTexts as texts } from '../../texts/patients';
import { Button } from '../../ui/controls/button';
import { Detail, detailActionsClass } from '../../ui/lists/detail';
import { Item, Items } from '../../ui/lists/items';
import { ActionFailure } from '../../ui/feedback/action-failure';
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
  const today = useValue(useStore().clock.today);
  const { avatar, email, phone, id_number, birth_date, insurance_title, note } = patient.attributes;
  const button = useRef<HTMLButtonElement>(null);
  const isRemoval = pending?.action === 'remove';
  return (
    <Detail title={texts.detail.title} name={patientName(patient)} avatar={avatar}>
      <Items>
        <Item name={texts.idNumber}>{id_number ?? commonTexts.notGiven}</Item>
        <Item name={texts.detail.birthDate}>
          {birth_date ? formatBirthDate(birth_date, today) : commonTexts.notGiven}
        </Item>
        <Item name={texts.phone}>{phone ? linked(phone, phoneLink(phone)) : commonTexts.notGiven}</Item>
        <Item name={texts.detail.email}>{email ? linked(email, mailLink(email)) : commonTexts.notGiven}</Item>
        <Item name={texts.detail.insurance}>{insurance_title ?? commonTexts.notGiven}</Item>
        {note && <Item name={texts.detail.note}>{note}</Item>}
        {patient.created_at_formated && <Item name={texts.detail.created}>{patient.created_at_formated}</Item>}
      </Items>
      {isRemoval && pending.state !== 'pending' && (
        <ActionFailure nextFocus={button} onRetry={() => onRetry(patient)}>
          {texts.removeFailure[pending.state]}
        </ActionFailure>
      )}
      <div className={detailActionsClass}>
        <Button
          ref={button}
          variant="danger"
          icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />}
          isBusy={isRemoval && pending.state === 'pending'}
          onClick={() => onRemove(patient)}
        >
          {texts.remove}
        </Button>
      </div>
    </Detail>
  );
}

const linked = (text: string, address: string | null): ReactNode =>
  address === null ? text : <a href={address}>{text}</a>;
