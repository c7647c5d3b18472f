import type { Announcement } from '../../api/contract';
import { fromInstantIso } from '../../lib/dates';
import { writeMoment } from '../../lib/moment';
import { announcementTexts as texts } from '../../texts/announcement';
import { CloseRow } from '../../ui/close-row';
import { Notice } from '../../ui/notice';
import { css } from '../../ui/style';

/** Stands instead of the form as long as there is an announcement. */
export function OnlyOneAnnouncement({ announcement, onClose }: { announcement: Announcement; onClose(): void }) {
  const { note, expired_at } = announcement;
  return (
    <>
      <Notice kind="warning" role="status">
        {texts.onlyOne}
      </Notice>
      <p>{texts.onlyOneHint}</p>
      <figure className={card}>
        <blockquote>{note}</blockquote>
        {expired_at && <figcaption>{texts.until(endOf(expired_at))}</figcaption>}
      </figure>
      <CloseRow onClose={onClose} />
    </>
  );
}

/** As the local clock shows it; what is no instant is shown as it came. */
function endOf(expired_at: string): string {
  const local = fromInstantIso(expired_at);
  return local === null ? expired_at : writeMoment(local);
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
