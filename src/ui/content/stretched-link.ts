/** Styles that extend a link's or button's click area to its nearest positioned ancestor. */
export const stretchedLink = `
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
