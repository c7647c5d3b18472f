import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { opensElsewhere } from '../../../ui/content/opens-elsewhere';

interface RecordOpenerProps extends AnchorHTMLAttributes<HTMLElement> {
  /** The record's address, where it has one. */
  href: string | undefined;
  /** Opens the record in place. */
  onOpen(): void;
}

/** A row's main control: a link where its record has an address, which the browser can open elsewhere; otherwise a button. */
export function RecordOpener({ onOpen, ...props }: RecordOpenerProps) {
  const Opener: 'a' = props.href ? 'a' : ('button' as 'a');
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <Opener
      {...props}
      data-open=""
      onClick={(event) => opensElsewhere(event) || open(event)}
      // A button answers Space by a click.
      onKeyDown={(event) => props.href && event.key === ' ' && open(event)}
    />
  );
}
