import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { useOffers, useStore, useValue } from '../../../state/react/use-store';
import { commonTexts } from '../../../texts/common';
import { patientTexts as texts } from '../../../texts/patients';
import { IconButton } from '../../../ui/controls/icon-button';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { css } from '../../../ui/style/style';
import type { PatientDataView } from './content';

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
      className={sectionClass}
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
      <div className={head}>
        <h3 className={heading}>{texts.views[view]}</h3>
        <IconButton label={commonTexts.close} icon={<X size={18} strokeWidth={1.5} />} onClick={onClose} />
      </div>
      <PatientDataContent view={view} patientId={patientId} name={name} />
    </section>
  );
}

/**
 * Loaded when first opened. One component for both views: a chunk has one import. Modules that this chunk shares with the screen's would
 * add to the admin's first load.
 */
const PatientDataContent = lazyPart('patient-export', async () => (await import('./content')).PatientDataContent);

const sectionClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const heading = css`
  font-size: 16px;
`;
