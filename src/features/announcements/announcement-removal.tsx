import { Trash2 } from 'lucide-react';
import type { Announcement } from './contract';
import { useOffers } from '../../state/react/use-offers';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { announcementRemovalTexts as texts } from '../../texts/announcement';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/action-failure';
import { css } from '../../ui/style/style';
import { usePart } from '../../state/react/use-part';
import { announcementRemovalPart } from './removal';

interface AnnouncementRemovalProps {
  announcement: Announcement;
  /** Called when the removal has begun: the question has closed the popup that it was asked from. */
  onRemoving?(): void;
}

/** Removes the notice before its end, where the server offers it. */
export function AnnouncementRemoval({ announcement, onRemoving }: AnnouncementRemovalProps) {
  const { popups } = useStore();
  const isOffered = useOffers('announcement-remove');
  const removal = usePart(announcementRemovalPart);
  const { id } = announcement;
  const state = useValue(removal.pending).get(id ?? '');
  if (!isOffered || id === null) return null;
  const ask = () =>
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
        onClick={ask}
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
