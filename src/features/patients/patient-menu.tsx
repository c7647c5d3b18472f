import { Ellipsis, FileDown, ListChecks, Trash2 } from 'lucide-react';
import { useImperativeHandle, useState, type Ref } from 'react';
import { patientTexts as texts } from '../../texts/patients';
import { Button } from '../../ui/controls/button';
import { Menu, type MenuTriggerProps } from '../../ui/overlays/menu';
import { usePatientDataViews, type PatientDataView } from './export/patient-data';

interface PatientMenuProps {
  /** Receives the button that opens the menu. */
  trigger: Ref<HTMLButtonElement>;
  /** The patient is being removed. */
  isBusy: boolean;
  onOpen(view: PatientDataView): void;
  onRemove(): void;
}

/** Rare actions on a patient, in a menu so that none is clicked by mistake. */
export function PatientMenu({ trigger, isBusy, onOpen, onRemove }: PatientMenuProps) {
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

interface TriggerProps extends MenuTriggerProps {
  outerRef: Ref<HTMLButtonElement>;
  isBusy: boolean;
}

function Trigger({ ref, outerRef, isBusy, ...props }: TriggerProps) {
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
