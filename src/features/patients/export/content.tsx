import { Download } from 'lucide-react';
import { useEffect } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { saveFile } from '../../../lib/file-tab';
import { ownValue } from '../../../lib/own-properties';
import { minuteOfIso } from '../../../lib/zone-moments';
import { useResource } from '../../../state/react/use-resource';
import { usePart, useStore } from '../../../state/react/use-store';
import type { Resource } from '../../../state/resources/resource';
import { patientExportTexts as texts } from '../../../texts/patient-export';
import type { patientTexts } from '../../../texts/patients';
import { useZone } from '../../../ui/content/practice-time';
import { PrintSheet } from '../../../ui/content/print-sheet';
import { Sensitive } from '../../../ui/content/personal';
import { Button } from '../../../ui/controls/button';
import { Loading } from '../../../ui/feedback/loading';
import { ResourceView } from '../../../ui/feedback/resource-view';
import { momentText, PrintedExport } from './printed-export';
import { patientExportPart, type PatientExport } from './part';
import * as style from './content.style';

/** A view of a patient's data that only the doctor may open. */
export type PatientDataView = keyof typeof patientTexts.views;

export interface PersonProps {
  patientId: RecordId;
  name: string;
}

export function PatientDataContent({ view, ...person }: PersonProps & { view: PatientDataView }) {
  return view === 'export' ? <ExportView {...person} /> : <AccessesView {...person} />;
}

/** A copy of the patient's data, to print or save. */
function ExportView({ patientId, name }: PersonProps) {
  const resource = useLoadedAnew(usePart(patientExportPart).exportOf(patientId));
  return (
    <ResourceView resource={resource} failedTitle={texts.failed.export} skeleton={<Loading rows={2} />}>
      {(data) => <Copy data={data} name={name} />}
    </ResourceView>
  );
}

function Copy({ data, name }: { data: PatientExport; name: string }) {
  const { clock } = useStore();
  const zone = useZone();
  const { exported_at, items } = data;
  const day = minuteOfIso(zone, exported_at)?.slice(0, 'YYYY-MM-DD'.length);
  function save(): void {
    // Restores the entries' ids as sent by the server.
    const sent = items.map(({ recordId, ...item }) => ({ ...item, id: recordId }));
    const file = new Blob([JSON.stringify({ ...data, items: sent })], { type: 'application/json' });
    saveFile(file, texts.file(day ?? clock.today.peek()));
  }
  return (
    <>
      <p>{texts.info}</p>
      <p className={style.muted}>
        <Sensitive>{name}</Sensitive>
        {` · ${texts.madeAt(momentText(exported_at, zone))}`}
      </p>
      <p className={style.muted}>{items.length === 0 ? texts.noItems : texts.count(items.length)}</p>
      <div className={style.actions}>
        <PrintSheet label={texts.print}>
          <PrintedExport data={data} name={name} />
        </PrintSheet>
        <Button icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={save}>
          {texts.download}
        </Button>
      </div>
    </>
  );
}

/** The log of who opened the patient's data, newest first. */
function AccessesView({ patientId }: PersonProps) {
  const zone = useZone();
  const resource = useLoadedAnew(usePart(patientExportPart).accessesOf(patientId));
  return (
    <ResourceView
      resource={resource}
      failedTitle={texts.failed.accesses}
      skeleton={<Loading rows={2} />}
      empty={<p className={style.muted}>{texts.noAccesses}</p>}
    >
      {(accesses) => (
        <ul className={style.list} aria-label={texts.accesses}>
          {accesses.map(({ at, by, purpose }, index) => (
            <li key={accesses.length - index} className={style.row}>
              <time dateTime={at}>{momentText(at, zone)}</time>
              <span className={style.by}>{by ?? texts.unknownPerson}</span>
              <span className={style.muted}>{ownValue(texts.purposes, purpose) ?? purpose}</span>
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
  );
}

/** Loads the resource on mount, and clears it on unmount. */
function useLoadedAnew<T>(resource: Resource<T>) {
  useEffect(() => {
    resource.reload();
    return resource.clear;
  }, [resource]);
  return useResource(resource);
}
