import { Printer } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { IconButton } from '../controls/icon-button';

interface PrintSheetProps {
  label: string;
  /** The printed content, a `data-printed` section. Rendered only while it prints. */
  children: ReactNode;
}

/** Prints something else than what is on the screen, whether by its button or by the browser's own command. */
export function PrintSheet({ label, children }: PrintSheetProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [root, setRoot] = useState<Element | null>(null);

  useEffect(() => {
    const shadow = button.current?.getRootNode();
    if (!(shadow instanceof ShadowRoot)) return;
    const { host } = shadow;
    const begin = () => {
      if (firstOf(printable) !== host) return;
      // The browser takes the page as it is when this listener has ended.
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

/** The elements on the page that have something to print: the first of them is printed. */
const printable = new Set<Element>();

const firstOf = (elements: ReadonlySet<Element>) =>
  [...elements].reduce((first, other) =>
    first.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? other : first,
  );
