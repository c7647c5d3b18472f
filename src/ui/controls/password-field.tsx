import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { formTexts } from '../../texts/forms';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

/** A password field with a show button. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'aside'>) {
  const [isShown, setIsShown] = useState(false);
  const EyeIcon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <IconButton
          label={formTexts.showPassword}
          aria-pressed={isShown}
          icon={<EyeIcon size={20} strokeWidth={1.5} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
