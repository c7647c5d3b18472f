import { type ReactNode, createContext, use, useState } from 'react';
import { initials } from '../../texts/language/initials';
import { classes, css } from '../style/style';

/**
 * Personal data, blurred in privacy mode until its row is hovered or focused; screen readers and search are not affected. A section whose
 * rows have nothing focusable is marked `data-key-reveals`: any focus inside it reveals all its names.
 */
export function Sensitive({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classes(sensitiveClass, className)}>{children}</span>;
}

/** Resolves the address of a picture; `null` if the panel may not request it. */
export const PictureAddressContext = createContext((address: string): string | null => address);

interface AvatarProps {
  name: string;
  source: string | null;
  /** Replaces the name's initials, for example by a ticket's number. */
  letters?: string | null | undefined;
  isLarge?: boolean;
  /** Not blurred in privacy mode: the doctor's own picture. */
  isPublic?: boolean;
}

/** A picture, or the initials if there is none or it fails to load. Hidden from screen readers: the name is shown beside it. */
export function Avatar({ name, letters, source, isLarge, isPublic }: AvatarProps) {
  const addressOf = use(PictureAddressContext);
  const address = source && addressOf(source);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes(circle, isLarge && large, !isPublic && sensitiveClass)} aria-hidden="true">
      {address !== null && address !== broken ? (
        <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setBroken(address)} />
      ) : (
        (letters ?? initials(name))
      )}
    </span>
  );
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

const circle = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  overflow: hidden;
  background: var(--primary-soft);
  color: var(--primary);
  font-size: 14px;
  font-weight: 650;
  letter-spacing: 0.02em;
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const large = css`
  width: 56px;
  height: 56px;
  font-size: 19px;
`;
