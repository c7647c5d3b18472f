import { Ellipsis, Trash2 } from 'lucide-react';
import { useImperativeHandle, useState, type Ref } from 'react';
import { patientTexts as texts } from '../../texts/patients';
import { Button } from '../../ui/controls/button';
import { Menu, type MenuTriggerProps } from '../../ui/overlays/menu';

interface PatientMenuProps {
  /** The button that opens it. */
  trigger: Ref<HTMLButtonElement>;
  /** The patient is being removed. */
  isBusy: boolean;
  onRemove(): void;
}

/** Rarely used actions on a patient, kept in a menu so that none is clicked by mistake. */
export function PatientMenu({ trigger, isBusy, onRemove }: PatientMenuProps) {
  return (
    <Menu
      label={texts.more}
      placement="bottom-start"
      items={[
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
