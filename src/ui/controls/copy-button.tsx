import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button';
import { css } from '../style/style';
import { hiddenClass } from '../style/theme';

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  /** Announced on success, and shown when the browser refused. */
  copied: string;
  failed: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const Icon = said === copied ? Check : Copy;
  const copy = () =>
    // Undefined on an insecure page, whatever its type says.
    Promise.resolve(
      (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error()),
    ).then(
      () => setSaid(copied),
      () => setSaid(failed),
    );
  return (
    <span className={wrapper}>
      <IconButton label={label} icon={<Icon size={18} strokeWidth={1.5} />} onClick={() => void copy()} />
      <span role="status" className={said === failed ? undefined : hiddenClass}>
        {said}
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
