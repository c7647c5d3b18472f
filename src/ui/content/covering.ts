/** Declarations of what is pressed anywhere on the nearest positioned element around it. */
export const covering = `
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--primary);
    outline-offset: 2px;
  }
`;
