import { useEffect, useRef } from 'react';
import { drawPicture } from '../../lib/picture';
import { css } from '../style/style';

interface PicturePreviewProps {
  /** Its name, for those who do not see it. */
  label: string;
  file: Blob;
  /** The side of its square, in pixels. */
  side: number;
}

/** A picture that was chosen and is not stored yet, as an avatar will show it. */
export function PicturePreview({ label, file, side }: PicturePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // What cannot be drawn leaves an empty circle: whoever chose the file was told so.
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
