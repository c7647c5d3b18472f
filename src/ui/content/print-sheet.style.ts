import { addGlobalRules, css } from '../style/style';

// Hides everything else in the element from the printer.
addGlobalRules(`
  @media print {
    [part='root']:has(> [data-printed]) {
      display: block;
      height: auto;
      min-height: 0;
      background: none;
    }
    [part='root']:has(> [data-printed]) > :not([data-printed]) {
      display: none !important;
    }
  }
`);

/** Black on white, whatever the theme. */
export const printedClass = css`
  display: none;
  @media print {
    display: block;
    color: #000;
  }
`;
