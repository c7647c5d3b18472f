import { createContext, type ComponentType, type ReactNode } from 'react';
import type { RecordId } from '../../../api/contract/fields';

/** The paths of the records' screens, for elements that have them. */
export interface RecordLinks {
  Link: ComponentType<{ to: string; className: string; children: ReactNode }>;
  patientPath(id: RecordId): string;
  receptPath(id: RecordId): string;
}

/** `null` in an element without screens, such as an embedded waiting room: names are not links there. */
export const RecordLinksContext = createContext<RecordLinks | null>(null);
