import type { TicketUser } from '../contract';
import { useStore, useValue, usePart } from '../../../state/react/use-store';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { UserPlus } from 'lucide-react';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/action-failure';
import { css } from '../../../ui/style/style';
import { patientsPart } from '../../patients';

/** Offers to add the ticket's user to the patients, with a confirmation. */
export function AddPatientPrompt({ user }: { user: TicketUser }) {
  const { popups } = useStore();
  const patients = usePart(patientsPart);
  const pending = useValue(patients.pending).get(user.id);
  const confirmAddition = () =>
    popups.confirm({
      title: texts.addTitle,
      description: texts.addDescription,
      onConfirm: () => void patients.add(user.id),
    });
  return (
    <div className={prompt}>
      <p>{texts.prompt}</p>
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending}>{texts.addFailure[pending.state]}</ActionFailure>
      )}
      <Button
        variant="primary"
        icon={<UserPlus size={18} strokeWidth={1.5} aria-hidden="true" />}
        isBusy={pending?.state === 'pending'}
        onClick={confirmAddition}
      >
        {texts.addPatient}
      </Button>
    </div>
  );
}

const prompt = css`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 16px;
  border-radius: var(--radius);
  background: var(--primary-soft);
`;
