import { css } from '../style/style';

/** A small counter; hidden at zero. Hidden from screen readers: the label beside it contains the number. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}

const badge = css`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: 999px;
  background: var(--primary);
  color: var(--on-primary);
  font-size: 12px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
