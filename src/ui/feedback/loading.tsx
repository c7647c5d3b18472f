import { useEffect, useState, type ReactNode } from 'react';
import { SKELETON_DELAY_MS, SLOW_HINT_MS } from '../../constants';
import { commonTexts } from '../../texts/common';
import { skeletonClass } from './skeleton';
import { css } from '../style/style';
import { hiddenClass } from '../style/theme';

/** Renders its children only after a delay. */
export function Delayed({ delayMs, children }: { delayMs: number; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver ? children : null;
}

/** The skeleton of loading content. Delayed, so that a fast response shows none; after a while it adds that the server is slow. */
export function Loading({ rows = 4, hasLargeFirst = false }: { rows?: number; hasLargeFirst?: boolean }) {
  return (
    <div role="status" className={list}>
      <Delayed delayMs={SKELETON_DELAY_MS}>
        <span className={hiddenClass}>{commonTexts.loading}</span>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={skeletonClass} data-size={hasLargeFirst && index === 0 ? 'large' : undefined} />
        ))}
      </Delayed>
      <Delayed delayMs={SLOW_HINT_MS}>
        <p className={hint}>{commonTexts.slow}</p>
      </Delayed>
    </div>
  );
}

const list = css`
  display: grid;
  gap: 8px;
`;

const hint = css`
  padding: 8px 0;
  color: var(--muted);
  text-align: center;
`;
