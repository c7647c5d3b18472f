import { css } from '../../../ui/style/style';

export const sheet = css`
  @media print {
    font-size: min(11pt, calc(var(--row) * 0.62));
    line-height: 1.15;
  }
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 6mm;
  height: 10mm;
  overflow: hidden;
  & > h1 {
    font-size: 14pt;
  }
  & > p {
    font-size: 9pt;
  }
`;

export const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    height: var(--row);
    padding: 0 1.5mm;
    border-bottom: 0.2mm solid #888;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & th {
    border-bottom: 0.4mm solid #000;
  }
  & tr {
    break-inside: avoid;
  }
  & th:nth-child(1) {
    width: 14mm;
  }
  & th:nth-child(2) {
    width: 18mm;
  }
  & th:nth-child(3) {
    width: 46mm;
  }
  & th:nth-child(4) {
    width: 50mm;
  }
`;
