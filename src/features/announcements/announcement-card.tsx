import type { Announcement } from './contract';
import { css } from '../../ui/style/style';

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
