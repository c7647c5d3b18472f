import { css } from '../../../ui/style/style';

/** The part of a record's detail that is about its person; nothing where nothing is known. */
export const personClass = css`
  display: grid;
  gap: 14px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
  &:empty {
    display: none;
  }
`;
