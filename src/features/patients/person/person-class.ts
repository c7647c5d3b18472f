import { css } from '../../../ui/style/style';

/** The person's section of a record's detail; hidden while empty. */
export const personClass = css`
  display: grid;
  gap: 14px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
  &:empty {
    display: none;
  }
`;
