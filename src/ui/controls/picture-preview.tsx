import { useEffect, useRef } from 'react';
import { drawPicture } from '../../lib/picture';
import { css } from '../style/style';

interface PicturePreviewProps {
  /** The accessible name. */
  label: string;
  file: Blob;
  /** The size of its square, in pixels. */
  side: number;
}

/** Previews a chosen image as an avatar. */
export function PicturePreview({ label, file, side }: PicturePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // An unreadable file leaves an empty circle; it has been reported when it was chosen.
    if (canvas.current) drawPicture(file, canvas.current).catch(() => undefined);
  }, [file]);
  const pixels = side * Math.ceil(globalThis.devicePixelRatio || 1);
  return (
    <span role="img" aria-label={label} className={circle} style={{ width: side, height: side }}>
      <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" />
    </span>
  );
}

const circle = css`
  display: block;
  border-radius: 50%;
  overflow: hidden;
  & > canvas {
    width: 100%;
    height: 100%;
  }
  background: var(--sunken);
`;
