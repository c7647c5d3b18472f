import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common';
import { Button } from './button';
import { css } from './style';

/** Stands in a preview in the place of what is not there. */
export function Gone({ children, onClose }: { children: ReactNode; onClose(): void }) {
  return (
    <div className={box}>
      {children}
      <Button onClick={onClose}>{commonTexts.close}</Button>
    </div>
  );
}

const box = css`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 40px 20px;
  text-align: center;
  text-wrap: balance;
`;
