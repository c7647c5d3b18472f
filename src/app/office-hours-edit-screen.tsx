import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OfficeHoursEdit } from '../features/office-hours/office-hours-edit';
import { useStore } from '../state/react/store-context';
import { paths } from './paths';
import { useUnsavedChanges } from './use-unsaved-changes';

/** The screen that edits the record of office hours in the address. */
export function OfficeHoursEditScreen() {
  const { id = '' } = useParams();
  return <Edit key={id} id={id} />;
}

function Edit({ id }: { id: string }) {
  const { drafts } = useStore();
  const navigate = useNavigate();
  const [isDirty, setIsDirty] = useState(false);
  const leaveUnasked = useUnsavedChanges(isDirty, () => drafts.discard(`office-hours-${id}`));
  const leave = () => void navigate(paths.officeHours);
  return (
    <OfficeHoursEdit
      id={id}
      listPath={paths.officeHours}
      isDirty={isDirty}
      onDirty={setIsDirty}
      onCancel={leave}
      onDone={() => {
        leaveUnasked();
        leave();
      }}
    />
  );
}
