import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useValue } from '../../../state/react/use-value';
import { printDayTexts as texts } from '../../../texts/print-day';
import { IconButton } from '../../../ui/controls/icon-button';
import { PrintedDay } from './printed-day';
import { usePart } from '../../../state/react/use-part';
import { ticketsPart } from '..';

/** Prints today's list on one sheet, whether by its button or by the browser's own command. */
export function PrintDay() {
  const tickets = usePart(ticketsPart);
  const isEmpty = useValue(tickets.todayCount) === 0;
  const button = useRef<HTMLButtonElement>(null);
  const [root, setRoot] = useState<Element | null>(null);

  useEffect(() => {
    const shadow = button.current?.getRootNode();
    if (isEmpty || !(shadow instanceof ShadowRoot)) return;
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
  }, [isEmpty]);

  if (isEmpty) return null;
  return (
    <span>
      <IconButton
        ref={button}
        label={texts.print}
        icon={<Printer size={20} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => window.print()}
      />
      {root && createPortal(<PrintedDay />, root)}
    </span>
  );
}

/** The elements on the page that have something to print: the first of them is printed. */
const printable = new Set<Element>();

const firstOf = (elements: ReadonlySet<Element>) =>
  [...elements].reduce((first, other) =>
    first.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? other : first,
  );
