import type { TicketUser } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { waitingRoomTexts as texts } from '../../texts/waiting-room';
import { UserPlus } from 'lucide-react';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/action-failure';
import { css } from '../../ui/style/style';

/** The patient is not on the doctor's list yet; adding asks first. */
export function AddPatientPrompt({ user }: { user: TicketUser }) {
  const { patients, popups } = useStore();
  const work = useValue(patients.pending).get(user.id);
  const ask = () =>
    popups.confirm({
      title: texts.addTitle,
      description: texts.addDescription,
      onConfirm: () => void patients.add(user.id),
    });
  return (
    <div className={prompt}>
      <p>{texts.prompt}</p>
      {work?.state === 'failed' && <ActionFailure>{texts.addFailed}</ActionFailure>}
      <Button
        variant="primary"
        icon={<UserPlus size={18} strokeWidth={1.5} aria-hidden="true" />}
        isBusy={work?.state === 'pending'}
        onClick={ask}
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
