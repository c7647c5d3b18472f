import { useId, type ReactNode } from 'react';
import { css } from '../style/style';
import { Switch, type SwitchProps } from './switch';

/** A switch that reveals further inputs while it is on. The form decides what happens to the values of hidden inputs. */
export function SwitchReveal({ children, ...props }: Omit<SwitchProps, 'reveals'> & { children: ReactNode }) {
  const id = useId();
  return (
    <div className={stack}>
      <Switch {...props} reveals={{ isOpen: props.value, id }} />
      {props.value && (
        <div id={id} role="group" aria-label={props.label} className={revealed}>
          {children}
        </div>
      )}
    </div>
  );
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const revealed = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-left: 16px;
  border-left: 3px solid var(--line);
`;
