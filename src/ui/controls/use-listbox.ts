import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { opensElsewhere } from '../lists/use-roving-rows';

interface ListboxOptions {
  /** How many options there are. */
  count: number;
  isOpen: boolean;
  setIsOpen(isOpen: boolean): void;
  /** An option was chosen, by Enter or by a click. */
  onPick(index: number): void;
  /** The initially active option; -1 for none. */
  initial?: number;
}

/**
 * `moved` is the option that the user moved to; until then the initial option is active or, if there is none, the end at which the list was
 * opened.
 */
interface Position {
  moved: number | null;
  start: number;
}

const UNMOVED: Position = { moved: null, start: -1 };

/**
 * The combobox pattern of WAI-ARIA: the focus stays in the input, `aria-activedescendant` names the active option. Not
 * `useListNavigation` (3.8 kB), which has no initially active option.
 */
export function useListbox({ count, isOpen, setIsOpen, onPick, initial = -1 }: ListboxOptions) {
  const id = useId();
  const [{ moved, start }, setPosition] = useState<Position>(UNMOVED);
  const active = Math.min(moved ?? (initial < 0 ? start : initial), count - 1);
  const setMoved = (index: number) => setPosition({ moved: index, start: -1 });
  const optionId = (index: number) => `${id}-${index}`;

  function onKeyDown(event: KeyboardEvent): void {
    // The keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const isDown = event.key === 'ArrowDown';
      // With Alt the arrows open and close the list; no option becomes active.
      if (event.altKey) return setIsOpen(isDown);
      if (!isOpen) {
        setIsOpen(true);
        return setPosition({ moved: null, start: isDown ? 0 : Infinity });
      }
      const step = isDown ? 1 : -1;
      if (count > 0) setMoved(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      onPick(active);
    } else if (event.key === 'Escape' && isOpen) {
      // Escape must not also close a surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    }
  }

  return {
    active,
    /** Makes the initial option active again, after the options changed. */
    reset: () => setPosition(UNMOVED),
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    } as const,
    listProps: { id, role: 'listbox' } as const,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === active,
        // The focus stays in the input.
        onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
        onPointerMove: () => setMoved(index),
        onClick(event: MouseEvent<HTMLElement>) {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onPick(index);
        },
      }) as const,
  };
}
