import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../lib/file-tab';
import { accountTexts } from '../../texts/account';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../../ui/controls/copy-button';
import { Dialog, dialogActionsClass } from '../../ui/overlays/dialog';
import { css } from '../../ui/style/style';

const texts = accountTexts.codes;

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept(): void;
}

/** The new recovery codes, shown only once: only the doctor's confirmation closes the dialog. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <Dialog title={texts.title} description={texts.description} onClose={() => undefined}>
      <ul ref={list} className={listClass} tabIndex={-1} aria-label={texts.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={dialogActionsClass}>
        <CopyButton text={text} label={texts.copy} isLabelled copied={texts.copied} failed={texts.notCopied} />
        <Button
          icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([`${texts.fileHead}\n\n${text}\n`], { type: 'text/plain' }), texts.file)}
        >
          {texts.save}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
    </Dialog>
  );
}

const listClass = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
  gap: 4px 24px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  list-style: none;
  font-size: 15px;
`;
