import { Printer } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { IconButton } from '../controls/icon-button';
import { addGlobalRules, css } from '../style/style';

interface PrintSheetProps {
  label: string;
  /** The printed content, a `data-printed` section. Rendered only while it prints. */
  children: ReactNode;
}

/** Prints a sheet instead of the screen, by its button and by the browser's own print command. */
export function PrintSheet({ label, children }: PrintSheetProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [root, setRoot] = useState<Element | null>(null);

  useEffect(() => {
    const sheet = button.current;
    const shadow = sheet?.getRootNode();
    if (!sheet || !(shadow instanceof ShadowRoot)) return;
    const begin = () => {
      if ((wanted ?? firstOf(hosts)) !== sheet) return;
      // Flushed: the browser takes its snapshot of the page as soon as this listener returns.
      flushSync(() => setRoot(shadow.querySelector('[part="root"]')));
    };
    const end = () => {
      wanted = null;
      setRoot(null);
    };
    hosts.set(sheet, shadow.host);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      end();
      hosts.delete(sheet);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return (
    <span>
      <IconButton
        ref={button}
        label={label}
        icon={<Printer size={20} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => {
          wanted = button.current;
          window.print();
        }}
      />
      {root && createPortal(children, root)}
    </span>
  );
}

/** The button of the pressed sheet; the browser's own command has none. */
let wanted: Element | null = null;
/**
 * The elements on the page with a sheet, by the sheet's button. Without a press the first one in document order prints, and of an element
 * the first sheet: that of the screen, not of the hot panel beside it.
 */
const hosts = new Map<Element, Element>();

const firstOf = (sheets: ReadonlyMap<Element, Element>) =>
  [...sheets].reduce((first, other) => {
    const compared = first[1] === other[1] ? 0 : 1;
    return first[compared].compareDocumentPosition(other[compared]) & Node.DOCUMENT_POSITION_PRECEDING ? other : first;
  })[0];

// Hides everything else in the element from the printer.
addGlobalRules(`
  @media print {
    [part='root']:has(> [data-printed]) {
      display: block;
      height: auto;
      min-height: 0;
      background: none;
    }
    [part='root']:has(> [data-printed]) > :not([data-printed]) {
      display: none !important;
    }
  }
`);

/** Black on white, whatever the theme. */
export const printedClass = css`
  display: none;
  @media print {
    display: block;
    color: #000;
  }
`;
