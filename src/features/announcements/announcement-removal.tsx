import { Trash2 } from 'lucide-react';
import type { Announcement } from './contract';
import { useOffers, useStore, useValue, usePart } from '../../state/react/use-store';
import { announcementRemovalTexts as texts } from '../../texts/announcement';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { css } from '../../ui/style/style';
import { announcementRemovalPart } from './removal';

interface AnnouncementRemovalProps {
  announcement: Announcement;
  /** Called when the removal has begun: the confirmation has closed the popup that contained the button. */
  onRemoving?(): void;
}

/** Removes the announcement before its end, if the server offers it. */
export function AnnouncementRemoval({ announcement, onRemoving }: AnnouncementRemovalProps) {
  const { popups } = useStore();
  const isOffered = useOffers('announcement-remove');
  const removal = usePart(announcementRemovalPart);
  const { id } = announcement;
  const state = useValue(removal.pending).get(id ?? '');
  if (!isOffered || id === null) return null;
  const confirmRemoval = () =>
    popups.confirm({
      title: texts.title,
      description: texts.description,
      onConfirm() {
        void removal.remove(id);
        onRemoving?.();
      },
    });
  return (
    <div className={part}>
      {state && state.state !== 'pending' && <ActionFailure failure={state}>{texts[state.state]}</ActionFailure>}
      <Button
        icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />}
        aria-haspopup="dialog"
        isBusy={state?.state === 'pending'}
        onClick={confirmRemoval}
      >
        {texts.remove}
      </Button>
    </div>
  );
}

const part = css`
  display: grid;
  justify-items: start;
  gap: 10px;
`;
