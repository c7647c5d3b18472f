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
    const shadow = button.current?.getRootNode();
    if (!(shadow instanceof ShadowRoot)) return;
    const { host } = shadow;
    const begin = () => {
      if (firstOf(printable) !== host) return;
      // Flushed: the browser takes its snapshot of the page as soon as this listener returns.
      flushSync(() => setRoot(shadow.querySelector('[part="root"]')));
    };
    const end = () => setRoot(null);
    printable.add(host);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      end();
      printable.delete(host);
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
        onClick={() => window.print()}
      />
      {root && createPortal(children, root)}
    </span>
  );
}

/** The elements on the page that have a sheet to print: only the first one in document order prints. */
const printable = new Set<Element>();

const firstOf = (elements: ReadonlySet<Element>) =>
  [...elements].reduce((first, other) =>
    first.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? other : first,
  );

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
