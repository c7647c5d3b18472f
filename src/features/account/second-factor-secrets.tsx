import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SECRET_GROUP_LENGTH, QR_CODE_PX } from '../../constants';
import { accountTexts } from '../../texts/account';
import { buttonLinkClass, Button } from '../../ui/controls/button';
import { CopyButton } from '../../ui/controls/copy-button';
import { css } from '../../ui/style/style';
import type { SecondFactorSetup } from './contract';
import { saveFile } from '../../lib/file-tab';
import { Dialog, dialogActionsClass } from '../../ui/overlays/dialog';

const texts = accountTexts.secondFactor;
const codeTexts = accountTexts.codes;

/** The secret for the authenticator app: as a QR code, a link and text. */
export function AppSecret({ setup: { secret, uri, qr } }: { setup: SecondFactorSetup }) {
  return (
    <div className={list}>
      <p>{texts.scan}</p>
      <QrCode label={texts.qr} rows={qr} />
      {/* For an app on this device. Another scheme could be a script. */}
      {uri.startsWith('otpauth://') && (
        <a href={uri} className={buttonLinkClass}>
          {texts.openApp}
        </a>
      )}
      <p>{texts.secret}</p>
      <div className={secretRow}>
        <code className={secretClass}>{inGroups(secret)}</code>
        <CopyButton text={secret} label={texts.copySecret} copied={texts.secretCopied} failed={texts.secretNotCopied} />
      </div>
    </div>
  );
}

const inGroups = (secret: string) => secret.match(GROUP)?.join(' ') ?? secret;

const GROUP = new RegExp(`.{1,${SECRET_GROUP_LENGTH}}`, 'g');

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 12px;
  & > p {
    justify-self: start;
  }
`;

const secretRow = css`
  display: flex;
  align-items: center;
  justify-self: stretch;
  justify-content: space-between;
  gap: 8px;
`;

const secretClass = css`
  overflow-wrap: anywhere;
  font-size: 16px;
`;

interface QrCodeProps {
  label: string;
  /** Rows of `1` (dark) and `0`, with the light border that a camera needs. */
  rows: readonly string[];
}

/** A QR code, dark on light in both themes: cameras do not read it inverted. */
function QrCode({ label, rows }: QrCodeProps) {
  const shape = rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: run, index: x }) => bar(x, y, run.length)));
  return (
    <svg
      className={picture}
      width={QR_CODE_PX}
      height={QR_CODE_PX}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={shape.join('')} fill="#000" />
    </svg>
  );
}

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`;

const picture = css`
  max-width: 100%;
  height: auto;
  border-radius: var(--radius);
  forced-color-adjust: none;
`;

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
    <Dialog title={codeTexts.title} description={codeTexts.description} onClose={() => undefined}>
      <ul ref={list} className={listClass} tabIndex={-1} aria-label={codeTexts.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={dialogActionsClass}>
        <CopyButton
          text={text}
          label={codeTexts.copy}
          isLabelled
          copied={codeTexts.copied}
          failed={codeTexts.notCopied}
        />
        <Button
          icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() =>
            saveFile(new Blob([`${codeTexts.fileHead}\n\n${text}\n`], { type: 'text/plain' }), codeTexts.file)
          }
        >
          {codeTexts.save}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {codeTexts.kept}
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
