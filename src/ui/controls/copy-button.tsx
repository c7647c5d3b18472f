import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { css } from '../style/style';
import { hiddenClass } from '../style/theme';

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  /** The label is visible on the button. */
  isLabelled?: boolean;
  /** Announced after success; `failed` is shown after the browser refused. */
  copied: string;
  failed: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, isLabelled, copied, failed }: CopyButtonProps) {
  const [message, setMessage] = useState('');
  const Icon = message === copied ? Check : Copy;
  const icon = <Icon size={18} strokeWidth={1.5} aria-hidden="true" />;
  const copy = () =>
    // `navigator.clipboard` is undefined on an insecure page, although its type says otherwise.
    Promise.resolve(
      (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error()),
    ).then(
      () => setMessage(copied),
      () => setMessage(failed),
    );
  return (
    <span className={wrapper}>
      {isLabelled ? (
        <Button icon={icon} onClick={() => void copy()}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} icon={icon} onClick={() => void copy()} />
      )}
      <span role="status" className={message === failed ? undefined : hiddenClass}>
        {message}
      </span>
    </span>
  );
}

const wrapper = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
`;
