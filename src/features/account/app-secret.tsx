import type { SecondFactorSetup } from './contract';
import { SECRET_GROUP_LENGTH } from '../../constants';
import { accountTexts } from '../../texts/account';
import { buttonLinkClass } from '../../ui/controls/button';
import { CopyButton } from '../../ui/controls/copy-button';
import { css } from '../../ui/style/style';
import { QrCode } from './qr-code';

const texts = accountTexts.secondFactor;

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
