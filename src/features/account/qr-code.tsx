import { QR_CODE_PX } from '../../constants';
import { css } from '../../ui/style/style';

interface QrCodeProps {
  label: string;
  /** Rows of `1` (dark) and `0`, with the light border that a camera needs. */
  rows: readonly string[];
}

/** A QR code, dark on light in both themes: cameras do not read it inverted. */
export function QrCode({ label, rows }: QrCodeProps) {
  const shape = rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: run, index: x }) => bar(x, y, run.length)));
  return (
    <svg
      className={picture}
      width={QR_CODE_PX}
      height={QR_CODE_PX}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={shape.join('')} fill="#000" />
    </svg>
  );
}

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`;

const picture = css`
  max-width: 100%;
  height: auto;
  border-radius: var(--radius);
  forced-color-adjust: none;
`;
