import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { useOffers, useStore, useValue } from '../../../state/react/use-store';
import { commonTexts } from '../../../texts/common';
import { patientTexts as texts } from '../../../texts/patients';
import { IconButton } from '../../../ui/controls/icon-button';
import { PatientDataContent } from '.';
import * as style from './patient-data.style';

/** A view of a patient's data that only the doctor may open. */
export type PatientDataView = keyof typeof texts.views;

/** The views that the server offers to this login. */
export function usePatientDataViews(): PatientDataView[] {
  const colleague = useValue(useStore().appData.admin)?.attributes.colleague ?? null;
  const hasExport = useOffers('patient-history');
  const hasAccesses = useOffers('patient-access-log');
  if (colleague) return [];
  return [...(hasExport ? ['export' as const] : []), ...(hasAccesses ? ['accesses' as const] : [])];
}

interface PatientDataProps {
  patientId: RecordId;
  name: string;
  /** A new object each time a view is chosen, which moves the focus into the view again. */
  opened: { view: PatientDataView };
  onClose(): void;
}

/** A view within a patient's detail. Takes the focus; its button and Escape close it. */
export function PatientData({ patientId, name, opened, onClose }: PatientDataProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [opened]);
  const { view } = opened;
  return (
    // Key events bubble up from the content.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className={style.section}
      aria-label={texts.views[view]}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape must not also close the surrounding detail.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={style.head}>
        <h3 className={style.heading}>{texts.views[view]}</h3>
        <IconButton label={commonTexts.close} icon={<X size={18} strokeWidth={1.5} />} onClick={onClose} />
      </div>
      <PatientDataContent view={view} patientId={patientId} name={name} />
    </section>
  );
}
