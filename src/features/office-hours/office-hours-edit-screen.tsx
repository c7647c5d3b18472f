import { useState } from 'react';
import { useStore } from '../../state/react/store-context';
import { useUnsavedChanges } from '../../state/react/use-unsaved-changes';
import type { ScreenProps } from '../../state/ui/screens';
import { OfficeHoursEdit } from './office-hours-edit';
import { officeHoursPath } from './paths';

/** The screen that edits the record of office hours in the address. */
export const OfficeHoursEditScreen = (props: ScreenProps) => <Edit key={props.id} {...props} />;

function Edit({ id, navigate }: ScreenProps) {
  const { drafts } = useStore();
  const [isDirty, setIsDirty] = useState(false);
  const skipPrompt = useUnsavedChanges(isDirty, () => drafts.discard(`office-hours-${id}`));
  const leave = () => navigate(officeHoursPath);
  return (
    <OfficeHoursEdit
      id={id}
      listPath={officeHoursPath}
      isDirty={isDirty}
      onDirty={setIsDirty}
      onCancel={leave}
      onDone={() => {
        skipPrompt();
        leave();
      }}
    />
  );
}
