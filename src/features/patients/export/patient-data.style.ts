import { css } from '../../../ui/style/style';

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
`;

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

export const heading = css`
  font-size: 16px;
`;
