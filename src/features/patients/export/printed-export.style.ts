import { css } from '../../../ui/style/style';

export const head = css`
  margin-bottom: 4mm;
  & > h1 {
    font-size: 14pt;
  }
  & > p {
    font-size: 9pt;
  }
`;

export const part = css`
  margin-top: 5mm;
  font-size: 10pt;
  & > h2 {
    margin-bottom: 1mm;
    font-size: 11pt;
    break-after: avoid;
  }
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 10pt;
  & th,
  & td {
    padding: 1mm 1.5mm;
    border-bottom: 0.2mm solid #888;
    text-align: left;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & thead th {
    border-bottom: 0.4mm solid #000;
  }
  & tr {
    break-inside: avoid;
  }
`;
