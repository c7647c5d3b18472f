/** In a narrow card a button shows its icon alone; its name is told all the same. */
export const hidden = `
  @container ordinacia-office (max-width: 519.98px) {
    display: none;
  }
`;
