import { useId, type ReactNode } from 'react';
import { ownValue } from '../../../lib/own-properties';
import { useStore, useValue } from '../../../state/react/use-store';
import { commonTexts } from '../../../texts/common';
import { formatBirthDate } from '../../../texts/language/birth-date';
import { patientExportTexts } from '../../../texts/patient-export';
import { patientHistoryTexts } from '../../../texts/patient-history';
import { useZone } from '../../../ui/content/practice-time';
import { printedClass } from '../../../ui/content/print-sheet';
import { css } from '../../../ui/style/style';
import { minuteOfIso } from '../../../lib/zone-moments';
import { formatMoment } from '../../../texts/language/format-moment';
import { byYear, stateText } from '../history/entries';
import type { Entry } from '../history.contract';
import type { PatientExport } from './part';

const texts = patientExportTexts.printed;
const { columns } = texts;

/** The printed export. Names and notes are never hidden, even if the screen hides them: the patient asked for this data. */
export function PrintedExport({ data, name }: { data: PatientExport; name: string }) {
  const { exported_at, doctor, patient, items, accesses } = data;
  const zone = useZone();
  const about = [doctor && `${texts.doctor}: ${doctor}`, patientExportTexts.madeAt(momentText(exported_at, zone))];
  return (
    <section data-printed="" className={printedClass}>
      <header className={headClass}>
        <h1>{texts.title}</h1>
        <p>{about.filter(Boolean).join(' · ')}</p>
      </header>
      <PatientFields patient={patient} name={name} />
      {items.length === 0 && <p className={part}>{patientExportTexts.noItems}</p>}
      {byYear(items, zone).map(({ year, list }) => (
        <Part key={year} title={year} head={[columns.at, columns.kind, columns.entry, columns.state, columns.by]}>
          {list.map((entry) => (
            <EntryCells key={entry.id} entry={entry} zone={zone} />
          ))}
        </Part>
      ))}
      {accesses.length > 0 && (
        <Part title={patientExportTexts.accesses} head={[columns.at, columns.by, columns.purpose]}>
          {accesses.map(({ at, by, purpose }, index) => (
            <tr key={accesses.length - index}>
              <td>{momentText(at, zone)}</td>
              <td>{by ?? patientExportTexts.unknownPerson}</td>
              <td>{ownValue(patientExportTexts.purposes, purpose) ?? purpose}</td>
            </tr>
          ))}
        </Part>
      )}
      <p className={part}>{texts.right}</p>
    </section>
  );
}

function PatientFields({ patient, name }: { patient: PatientExport['patient']; name: string }) {
  const today = useValue(useStore().clock.today);
  const { id_number, birth_date, phone, email, insurance_title } = patient.attributes;
  const fields = [
    [texts.fields.name, name],
    [texts.fields.idNumber, id_number],
    [texts.fields.birthDate, birth_date && formatBirthDate(birth_date, today)],
    [texts.fields.phone, phone],
    [texts.fields.email, email],
    [texts.fields.insurance, insurance_title],
    [texts.fields.created, patient.created_at_formated],
  ] as const;
  return (
    <table className={tableClass}>
      <tbody>
        {fields.map(([field, value]) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{value ?? commonTexts.notGiven}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Part({ title, head, children }: { title: string; head: readonly string[]; children: ReactNode }) {
  const id = useId();
  return (
    <div className={part}>
      <h2 id={id}>{title}</h2>
      <table className={tableClass} aria-labelledby={id}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function EntryCells({ entry, zone }: { entry: Entry; zone: string }) {
  const { at, kind, state, title, detail, by, amount_formated, from_at, to_at, is_warning } = entry;
  const moved = from_at && to_at ? patientHistoryTexts.moved(momentText(from_at, zone), momentText(to_at, zone)) : null;
  const isSuperseded = kind === 'note' && state === 'superseded';
  const isWarning = is_warning && !isSuperseded;
  return (
    <tr>
      <td>{momentText(at, zone)}</td>
      <td>{patientHistoryTexts.kinds[kind]}</td>
      <td>{[title, amount_formated, moved, detail].filter(Boolean).join(' · ')}</td>
      <td>{isSuperseded ? texts.superseded : isWarning ? patientHistoryTexts.warning : stateText(kind, state)}</td>
      <td>{by}</td>
    </tr>
  );
}

const headClass = css`
  margin-bottom: 4mm;
  & > h1 {
    font-size: 14pt;
  }
  & > p {
    font-size: 9pt;
  }
`;

const part = css`
  margin-top: 5mm;
  font-size: 10pt;
  & > h2 {
    margin-bottom: 1mm;
    font-size: 11pt;
    break-after: avoid;
  }
`;

const tableClass = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 10pt;
  & th,
  & td {
    padding: 1mm 1.5mm;
    border-bottom: 0.2mm solid #888;
    text-align: left;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & thead th {
    border-bottom: 0.4mm solid #000;
  }
  & tr {
    break-inside: avoid;
  }
`;

/** A moment on the practice's clock; an unreadable one is shown unchanged. */
export function momentText(at: string, zone: string): string {
  const minute = minuteOfIso(zone, at);
  return minute === null ? at : formatMoment(minute);
}
