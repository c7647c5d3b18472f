import { useReducer } from 'react';

/**
 * Hands on what is typed, and renders the control again. React subscribes a component to the store of its values only after it has
 * painted it: without that, a letter which comes in between would be taken out of the field again.
 */
export function useTyping(onChange: (text: string) => void) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  return ({ target }: { target: { value: string } }): void => {
    onChange(target.value);
    render();
  };
}
