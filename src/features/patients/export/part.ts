import type { RecordId } from '../../../api/contract/fields';
import type { ResponseOf } from '../../../api/define-call';
import { type Core, definePart } from '../../../state/parts';
import type { LoadOptions } from '../../../state/resources/coalesced-load';
import { createResource, type Resource } from '../../../state/resources/resource';
import { patientAccessLog, patientExport } from '../export.contract';

export type PatientExport = ResponseOf<typeof patientExport>;

/** Exports of patients' data, and their access logs. The server logs each load as an access: nothing reloads automatically. */
export const patientExportPart = definePart((core) => {
  const { client } = core;
  const exports = byPatient(core, 'a patient’s export', patientExport.path, (request) =>
    client.call(patientExport, null, request),
  );
  const accesses = byPatient(core, 'a patient’s access log', patientAccessLog.path, (request) =>
    client.call(patientAccessLog, null, request),
  );
  return {
    exportOf: exports.of,
    accessesOf: accesses.of,
    clear() {
      exports.clear();
      accesses.clear();
    },
  };
});

function byPatient<T>(
  { recovery }: Core,
  what: string,
  path: string,
  load: (request: LoadOptions & { path: string }) => Promise<T>,
) {
  const resources = new Map<string, Resource<T>>();
  return {
    of(id: RecordId): Resource<T> {
      const key = String(id);
      const resource =
        resources.get(key) ??
        createResource((request) => load({ ...request, path: `${path}?id=${encodeURIComponent(id)}` }), {
          recovery,
          onFailed: ({ message }) => console.warn(`[ordinacia] ${what} did not load: ${message}`),
        });
      resources.set(key, resource);
      return resource;
    },
    clear() {
      for (const resource of resources.values()) resource.clear();
      resources.clear();
    },
  };
}
