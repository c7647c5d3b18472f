import { addGlobalRules, css, keyframes } from '../ui/style/style';

export const regionClass = css`
  position: fixed;
  inset: auto 16px 16px auto;
  width: max-content;
  max-width: min(400px, calc(100vw - 32px));
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: var(--text);
`;

export const stack = css`
  display: grid;
  justify-items: end;
  gap: 8px;
`;

export const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

export const toast = css`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--line);
  border-left: 5px solid currentColor;
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  animation: ${appear} 160ms ease-out;
  & > svg {
    flex: none;
  }
`;

export const textClass = css`
  display: grid;
  flex: 1;
  min-width: 0;
  color: var(--text);
`;

export const subjectClass = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const undoClass = css`
  justify-self: start;
  margin: 6px 0;
`;

/** Shown to keyboard users. */
export const keyClass = css`
  display: none;
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 6px;
  color: var(--muted);
  font: inherit;
  font-size: 13px;
`;

// Not nested in the class: goober cuts a selector before `&` at a parenthesis.
addGlobalRules(`
  [part='root']:has(:focus-visible) [data-toasts] kbd {
    display: inline;
  }
`);

export const variants = {
  success: css`
    color: var(--success);
  `,
  danger: css`
    color: var(--danger);
  `,
};
