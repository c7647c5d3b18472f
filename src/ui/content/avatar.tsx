import { createContext, use, useState } from 'react';
import { initials } from '../../texts/language/initials';
import { sensitiveClass } from './sensitive';
import { classes, css } from '../style/style';

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
