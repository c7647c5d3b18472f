import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Announcement } from './contract';
import { css } from '../../ui/style/style';
import { useOffers, useStore, useValue, usePart } from '../../state/react/use-store';
import { announcementRemovalTexts as texts } from '../../texts/announcement';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { CLOCK_CHECK_MS } from '../../constants';
import { announcementRemovalPart } from './removal';

/** An announcement with its end. */
export function AnnouncementCard({ note, end }: Pick<Announcement, 'note'> & { end: string | null }) {
  return (
    <figure className={card}>
      <blockquote>{note}</blockquote>
      {end !== null && <figcaption>{end}</figcaption>}
    </figure>
  );
}

const card = css`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  & > blockquote {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > figcaption {
    color: var(--muted);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
`;

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

/** The announcement until its end, `null` after it; updates by itself. An invalid end never passes. */
export function useCurrentAnnouncement(): Announcement | null {
  const { appData, clock } = useStore();
  const announcement = useValue(appData.admin)?.special_announcement ?? null;
  const [now, setNow] = useState(clock.now);
  const left = Date.parse(announcement?.expired_at ?? '') - now;
  useEffect(() => {
    if (!(left > 0)) return;
    // In steps: a timer cannot run for months, and is late after a sleep.
    const timer = setTimeout(() => setNow(clock.now()), Math.min(left, CLOCK_CHECK_MS));
    return () => clearTimeout(timer);
  }, [left, clock]);
  return left <= 0 ? null : announcement;
}
