import { useState } from 'react';
import { initials } from '../lib/initials';
import { classes, css } from './style';

/** A picture, or the initials where there is none or it does not load. The name stands beside it, so it is silent. */
export function Avatar({ name, source, isLarge }: { name: string; source: string | null; isLarge?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes(circle, isLarge && large)} aria-hidden="true">
      {source !== null && source !== broken ? (
        <img src={source} alt="" referrerPolicy="no-referrer" onError={() => setBroken(source)} />
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
