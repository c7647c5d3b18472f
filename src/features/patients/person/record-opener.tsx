import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { opensElsewhere } from '../../../ui/lists/use-roving-rows';

interface RecordOpenerProps extends AnchorHTMLAttributes<HTMLElement> {
  /** The record's address, if it has one. */
  href: string | undefined;
  /** Opens the record in place. */
  onOpen(): void;
}

/** A row's main control: a link, which the browser can open in a new tab, if its record has an address; otherwise a button. */
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
      // Links only: on a button Space already fires a click.
      onKeyDown={(event) => props.href && event.key === ' ' && open(event)}
    />
  );
}
