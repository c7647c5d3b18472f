import { personTexts as texts } from '../../../texts/person';
import { CopyButton } from '../../../ui/controls/copy-button';
import { css } from '../../../ui/style/style';
import { mailLink, phoneLink } from '../../../lib/contact-links';

/** A patient's id number, with a button to copy it into another program. */
export function IdNumber({ value }: { value: string }) {
  return (
    <span className={line}>
      {value}
      <CopyButton text={value} label={texts.copyIdNumber} copied={texts.idNumberCopied} failed={texts.copyFailed} />
    </span>
  );
}

const line = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  & button {
    width: 32px;
    height: 32px;
    margin: -4px 0;
  }
`;

/** A telephone number, as a link if it is valid. */
export const Phone = ({ number }: { number: string }) => <Linked text={number} address={phoneLink(number)} />;

/** An e-mail address, as a link if it is valid. */
export const Mail = ({ address }: { address: string }) => <Linked text={address} address={mailLink(address)} />;

const Linked = ({ text, address }: { text: string; address: string | null }) =>
  address === null ? text : <a href={address}>{text}</a>;
