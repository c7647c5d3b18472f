import { useStore } from '../../state/react/use-store';
import type { ShownLink } from './part';
import { colleagueSettingTexts as texts } from '../../texts/settings-sections';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../../ui/controls/copy-button';
import { css } from '../../ui/style/style';

interface ColleagueLinkProps {
  link: ShownLink;
  onClose(): void;
}

/** A new link, which the server sends only once. */
export function ColleagueLink({ link, onClose }: ColleagueLinkProps) {
  const { apiBase, clock } = useStore();
  const zone = useZone();
  // A server may send it relative to its own address.
  const address = URL.canParse(link.link, `${apiBase}/`) ? new URL(link.link, `${apiBase}/`).href : link.link;
  return (
    <div className={box}>
      <p>
        <b>{texts.linkFor(link.name)}</b>
      </p>
      <p className={addressClass}>{address}</p>
      <p className={hint}>{texts.linkHint(formatRelativeTime(link.expires_at, clock.now(), zone))}</p>
      <div className={buttons}>
        <CopyButton text={address} label={texts.copy} isLabelled copied={texts.copied} failed={texts.notCopied} />
        <Button onClick={onClose}>{texts.closeLink}</Button>
      </div>
    </div>
  );
}

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--primary-soft);
`;

const addressClass = css`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;

const hint = css`
  color: var(--text);
  font-size: 14px;
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
