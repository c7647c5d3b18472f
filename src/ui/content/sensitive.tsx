import type { ReactNode } from 'react';
import { classes, css } from '../style/style';

/**
 * Personal data, blurred in privacy mode until its row is hovered or focused; screen readers and search are not affected. A section whose
 * rows have nothing focusable is marked `data-key-reveals`: any focus inside it reveals all its names.
 */
export function Sensitive({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classes(sensitiveClass, className)}>{children}</span>;
}

// Blurred, not transparent: forced colours would make transparent text readable again. (goober cuts selectors at every comma: no `:is`.)
export const sensitiveClass = css`
  [data-privacy='on'] & {
    filter: blur(0.36em);
  }
  [data-privacy='on'] &:hover,
  [data-privacy='on'] li:hover &,
  [data-privacy='on'] li:focus-within &,
  [data-privacy='on'] [role='option']:hover &,
  [data-privacy='on'] [role='option']:focus-within &,
  [data-privacy='on'] [role='option'][aria-selected='true'] &,
  [data-privacy='on'] [role='row']:hover &,
  [data-privacy='on'] [role='row']:focus-within &,
  [data-privacy='on'] [data-reveals]:hover &,
  [data-privacy='on'] [data-reveals]:focus-within &,
  [data-privacy='on'] [data-key-reveals]:focus-within & {
    filter: none;
  }
`;
