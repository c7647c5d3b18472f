import { css } from '../../../ui/style/style';

export const card = css`
  container: ordinacia-office / inline-size;
  display: grid;
  gap: 8px;
  padding: 1px 12px 1px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &:focus-visible {
    outline: none;
  }
`;

/** While nobody is in the office, the card has no frame, but keeps its height. */
export const empty = css`
  border-color: transparent;
  background: none;
`;

const narrow = '@container ordinacia-office (max-width: 519.98px)';

export const line = css`
  display: flex;
  align-items: center;
  gap: 6px 16px;
  ${narrow} {
    flex-wrap: wrap;
    gap: 4px;
    margin-inline: -8px;
  }
`;

/** At most two lines (three smaller ones in a narrow card), whatever the content: lazy content must not shift the elements below. */
export const person = css`
  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: 0 8px;
  min-width: 0;
  height: 40px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  & > svg {
    color: var(--primary);
  }
  &:has(> :nth-child(3)) > svg {
    grid-row: 1 / span 2;
  }
  & > :not(svg) {
    grid-column: 2;
  }
  ${narrow} {
    gap: 0 4px;
    height: auto;
    min-height: 48px;
    font-size: 14px;
    line-height: 16px;
  }
`;

/** The whole line of a narrow card, while it shows both a patient and a failure. */
export const full = css`
  ${narrow} {
    flex: 1 0 100%;
  }
`;

export const patient = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  &:not(:last-child) {
    -webkit-line-clamp: 1;
  }
  ${narrow} {
    -webkit-line-clamp: 3;
    &:not(:last-child) {
      -webkit-line-clamp: 2;
    }
  }
`;

export const unknown = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--danger);
  &:not(:nth-child(2)) {
    -webkit-line-clamp: 1;
  }
  ${narrow} {
    -webkit-line-clamp: 3;
  }
`;

export const label = css`
  color: var(--muted);
`;

/** Hidden in a narrow card, where the icon says the same; `aria-label` still names a button. */
export const wideLabel = css`
  ${narrow} {
    display: none;
  }
`;

export const name = css`
  font-weight: 650;
`;

export const old = css`
  color: var(--warning);
`;

export const actions = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  ${narrow} {
    display: contents;
    & > button {
      gap: 4px;
      padding: 8px 7px;
      font-size: 14px;
    }
    & > div {
      order: 1;
    }
  }
`;

export const failure = css`
  flex: 1 0 100%;
`;

/** Hidden in a narrower card: the buttons' labels leave room for the patient's name. */
export const wideOnly = css`
  @container ordinacia-office (max-width: 899.98px) {
    display: none;
  }
`;
