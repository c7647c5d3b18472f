import { useReducer } from 'react';

/**
 * Passes on the typed text, and re-renders the control. React subscribes a component to its store only after painting it: without the
 * re-render, a letter typed in between would be removed from the field again.
 */
export function useTyping(onChange: (text: string) => void) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  return ({ target }: { target: { value: string } }): void => {
    onChange(target.value);
    render();
  };
}
