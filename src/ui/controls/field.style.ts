import { css } from '../style/style';

/** The box around a control. The control itself has no border. */
export const frameClass = css`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius);
  background: var(--surface);
  &:focus-within {
    outline: 3px solid var(--primary);
    outline-offset: 1px;
  }
  &:has(:disabled) {
    border-style: dashed;
    background: var(--sunken);
    color: var(--muted);
  }
`;

/** The frame of a control with an error. */
export const markedClass = css`
  border-color: var(--danger);
  box-shadow: inset 0 0 0 1px var(--danger);
  @media (forced-colors: active) {
    border-width: 3px;
  }
`;

export const controlClass = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  min-height: 42px;
  padding: 8px 12px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
`;
