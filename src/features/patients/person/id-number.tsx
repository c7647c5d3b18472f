import { personTexts as texts } from '../../../texts/person';
import { CopyButton } from '../../../ui/controls/copy-button';
import { css } from '../../../ui/style/style';

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
