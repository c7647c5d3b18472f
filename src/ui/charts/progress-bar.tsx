import { css, keyframes } from '../style/style';

interface ProgressBarProps {
  /** The operation in progress. */
  label: string;
  /** The finished part, 0 to 1; `null` while it is unknown. */
  value: number | null;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={block}>
      <span className={line} aria-hidden="true">
        <span>{label}</span>
        {percent !== null && <span className={number}>{percent} %</span>}
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className={track}
      >
        <div
          className={bar}
          data-unknown={percent === null ? '' : undefined}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}

const slide = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(300%);
  }
`;

const block = css`
  display: grid;
  gap: 6px;
`;

const line = css`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-size: 14px;
`;

const number = css`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const track = css`
  height: 8px;
  border-radius: 4px;
  overflow: hidden;
  background: var(--line);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const bar = css`
  height: 100%;
  border-radius: inherit;
  background: var(--primary);
  transition: width 120ms;
  &[data-unknown] {
    width: 33%;
    animation: ${slide} 1400ms ease-in-out infinite;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;
