/** In a narrow card, a button shows only its icon; `aria-label` still names it. */
export const hidden = `
  @container ordinacia-office (max-width: 519.98px) {
    display: none;
  }
`;
