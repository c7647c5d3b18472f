import { css } from '../../ui/style/style';

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 6mm;
  margin-bottom: 4mm;
  & > h1 {
    font-size: 14pt;
  }
  & > p {
    font-size: 9pt;
  }
`;

export const day = css`
  margin-bottom: 5mm;
  font-size: 10pt;
  & > h2 {
    margin-bottom: 1mm;
    font-size: 11pt;
    break-after: avoid;
  }
  & > p {
    margin-bottom: 1mm;
    font-size: 9pt;
  }
`;

export const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    padding: 1mm 1.5mm;
    border-bottom: 0.2mm solid #888;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th {
    border-bottom: 0.4mm solid #000;
  }
  & tr {
    break-inside: avoid;
  }
  & th:nth-child(1) {
    width: 30mm;
  }
  & th:nth-child(2) {
    width: 56mm;
  }
  & th:nth-child(3) {
    width: 42mm;
  }
`;
