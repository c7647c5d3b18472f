import { css } from '../../ui/style/style';

/** On a phone, and in a low window, the detail is a bottom sheet. */
const asSheet = '@media (max-width: 480px), (max-height: 560px)';

export const box = css`
  width: 400px;
  max-width: calc(100vw - 24px);
  max-height: min(640px, calc(100dvh - 24px));
  ${asSheet} {
    inset: auto 0 0 !important;
    width: auto;
    max-width: none !important;
    max-height: calc(100dvh - 24px) !important;
    border-radius: 16px 16px 0 0;
  }
`;

export const close = css`
  position: sticky;
  top: 8px;
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  height: 0;
  padding-right: 8px;
`;
