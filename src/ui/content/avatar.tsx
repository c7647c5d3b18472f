import { createContext, use, useState } from 'react';
import { pictureAddress } from '../../lib/address-on-base';
import { initials } from '../../texts/language/initials';
import { sensitiveClass } from './sensitive';
import { classes, css } from '../style/style';

/** The base of relative image addresses: the API's, not the page's. */
export const AddressBaseContext = createContext<string | null>(null);

interface AvatarProps {
  name: string;
  source: string | null;
  isLarge?: boolean;
  /** Not blurred in privacy mode: the doctor's own. */
  isPublic?: boolean;
}

/** A picture, or the initials where there is none or it fails to load. Hidden from screen readers: the name is shown beside it. */
export function Avatar({ name, source, isLarge, isPublic }: AvatarProps) {
  const base = use(AddressBaseContext);
  const address = source === null || base === null ? source : pictureAddress(source, base);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes(circle, isLarge && large, !isPublic && sensitiveClass)} aria-hidden="true">
      {address !== null && address !== broken ? (
        <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setBroken(address)} />
      ) : (
        initials(name)
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
