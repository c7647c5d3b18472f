import { UserRound } from 'lucide-react';
import { use, type ReactNode } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Patient } from '../contract';
import { useOffers, useStore, useValue, usePart } from '../../../state/react/use-store';
import { formatBirthDate } from '../../../texts/language/birth-date';
import { personTexts as texts } from '../../../texts/person';
import { Item, Items } from '../../../ui/lists/items';
import { css } from '../../../ui/style/style';
import { PatientHistory } from '../history';
import { Phone, IdNumber } from './person-facts';
import { usePatient, type Shown } from './known-person';
import { FailedList, personClass, PersonRecords } from './person-records';
import { RecordLinksContext } from './record-links';
import { patientsPart } from '..';

export interface PersonCardProps extends Shown {
  userId: RecordId;
  /** Renders one part only, for a detail that shows the head above its own facts and the timeline below them. */
  only?: 'head' | 'timeline';
}

/** Shows the data that is already loaded about the person of a record. */
export function PersonCard({ userId, only, ...shown }: PersonCardProps) {
  const patient = usePatient(userId);
  const links = use(RecordLinksContext);
  const hasHistory = useOffers('patient-history');
  const timeline = hasHistory && only !== 'head' && <PatientHistory part="timeline" patientId={userId} />;
  if (only === 'timeline') return timeline;
  return (
    <div className={only === 'head' ? topClass : personClass}>
      {hasHistory && <PatientHistory part="head" patientId={userId} isKnown={patient !== null} />}
      {patient ? <Facts patient={patient} /> : <Unknown />}
      <PersonRecords userId={userId} {...shown} />
      {patient && links && (
        <links.Link to={links.patientPath(patient.id)} className={link}>
          <UserRound size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.open}
        </links.Link>
      )}
      {timeline}
    </div>
  );
}

/** Only known facts; missing ones are shown on the patient's own screen. */
function Facts({ patient: { attributes } }: { patient: Patient }) {
  const today = useValue(useStore().clock.today);
  const { id_number, phone, insurance_title, birth_date } = attributes;
  const facts: [string, ReactNode][] = [
    [texts.idNumber, id_number && <IdNumber value={id_number} />],
    [texts.birthDate, birth_date && formatBirthDate(birth_date, today)],
    [texts.phone, phone && <Phone number={phone} />],
    [texts.insurance, insurance_title],
  ];
  const known = facts.filter(([, value]) => value !== null);
  return (
    known.length > 0 && (
      <Items>
        {known.map(([name, value]) => (
          <Item key={name} name={name}>
            {value}
          </Item>
        ))}
      </Items>
    )
  );
}

/** A person who is not on the doctor's list, or whose list is loading or failed. */
function Unknown() {
  const patients = usePart(patientsPart);
  const isKnown = useValue(patients.data) !== null;
  const isLoading = useValue(patients.isLoading);
  return (
    <>
      {!isKnown && isLoading && (
        <p role="status" className={muted}>
          {texts.loading}
        </p>
      )}
      <FailedList resource={patients} message={texts.loadFailed} />
    </>
  );
}

const topClass = css`
  display: grid;
  gap: 14px;
  padding-bottom: 18px;
  border-bottom: 1px solid var(--line);
  &:empty {
    display: none;
  }
`;

const muted = css`
  color: var(--muted);
`;

const link = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-height: 32px;
  font-weight: 600;
`;
