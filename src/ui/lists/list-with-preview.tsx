import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { classes, css } from '../style/style';

interface ListWithPreviewProps {
  /** The list, or a message instead of it. */
  children: ReactNode;
  /** The preview's content; `null` when nothing is chosen. */
  preview: ReactNode;
  previewTitle: string;
  /** Shown in the preview while nothing is chosen. */
  hint: string;
  /** The chosen id; a change moves the focus into a preview that covers the list. `null` for a preview that opened automatically. */
  chosen: string | number | null;
  onClosePreview?(): void;
}

/**
 * A list with a preview beside it. The layout depends on the container's width: above 900 px the preview always has a column; below, only
 * while it is open; under 600 px it covers the list, with a back button.
 */
export function ListWithPreview(props: ListWithPreviewProps) {
  const { children, preview, previewTitle, hint, chosen, onClosePreview } = props;
  const back = useRef<HTMLButtonElement>(null);
  const isOpen = preview !== null;
  useEffect(() => {
    // The button is visible, and so focusable, only if the preview covers the list.
    if (chosen !== null) back.current?.focus();
  }, [chosen]);
  return (
    <div className={measured}>
      <div className={classes(columns, isOpen && 'is-open')}>
        <div className={classes(listColumn, isOpen && 'is-covered')} part="list">
          {children}
        </div>
        <section className={classes(previewColumn, isOpen && 'is-open')} part="detail" aria-label={previewTitle}>
          {isOpen ? (
            <>
              {chosen !== null && (
                <span className={backClass}>
                  <Button
                    ref={back}
                    data-back=""
                    icon={<ArrowLeft size={18} strokeWidth={1.5} />}
                    onClick={onClosePreview}
                  >
                    {commonTexts.back}
                  </Button>
                </span>
              )}
              {preview}
              {chosen !== null && (
                <span className={closeClass}>
                  <IconButton
                    label={commonTexts.closePreview}
                    icon={<X size={18} strokeWidth={1.5} />}
                    onClick={onClosePreview}
                  />
                </span>
              )}
            </>
          ) : (
            <p className={hintClass}>{hint}</p>
          )}
        </section>
      </div>
    </div>
  );
}

/** For rows of a list at its full width. */
export const fullWidth = '@container ordinacia-list (min-width: 900.02px)';
/** For a preview that covers the list. */
export const narrowWidth = '@container ordinacia-list (max-width: 599.98px)';

/** For rows, by their own width: beside an open preview it is less than the list's. */
export const smallestRows = '@container ordinacia-rows (max-width: 339.98px)';
export const narrowRows = '@container ordinacia-rows (max-width: 479.98px)';
export const middleRows = '@container ordinacia-rows (max-width: 719.98px)';
export const shortLines = '@container ordinacia-rows (max-width: 639.98px)';
export const wideRows = '@container ordinacia-rows (min-width: 560px)';
const compactWidth = '@container ordinacia-list (max-width: 900.01px)';

const measured = css`
  container: ordinacia-list / inline-size;
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gap);
  &.is-open {
    grid-template-columns: minmax(0, 1fr) minmax(260px, 38%);
  }
  ${fullWidth} {
    gap: 28px;
    grid-template-columns: minmax(0, 1fr) minmax(340px, 36%);
    &.is-open {
      grid-template-columns: minmax(0, 1fr) minmax(340px, 36%);
    }
  }
  ${narrowWidth} {
    &.is-open {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const listColumn = css`
  container: ordinacia-rows / inline-size;
  min-width: 0;
  ${narrowWidth} {
    &.is-covered {
      display: none;
    }
  }
`;

const previewColumn = css`
  position: sticky;
  top: calc(var(--sticky-top) + 16px);
  min-width: 0;
  max-height: calc(100dvh - var(--sticky-top) - 32px);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  ${compactWidth} {
    &:not(.is-open) {
      display: none;
    }
  }
  ${narrowWidth} {
    position: static;
    max-height: none;
  }
`;

const backClass = css`
  display: none;
  padding: 16px 16px 0;
  & > button {
    scroll-margin-top: calc(var(--sticky-top) + 32px);
  }
  ${narrowWidth} {
    display: block;
  }
`;

const closeClass = css`
  position: absolute;
  top: 10px;
  right: 10px;
  ${narrowWidth} {
    display: none;
  }
`;

const hintClass = css`
  padding: 48px 24px;
  color: var(--muted);
  text-align: center;
  text-wrap: balance;
`;
