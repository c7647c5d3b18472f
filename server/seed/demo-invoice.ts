import type { Invoice } from '../features/payouts/store';

/** A minimal PDF of one page, so that the demo's invoices can be opened. */
export function demoInvoice(month: string, amount: string): Invoice {
  const number = month.replace('-', '');
  // The built-in fonts have no Slovak letters, and the text must be plain ASCII for its offsets to be right.
  const text = `BT /F1 24 Tf 72 760 Td (Faktura ${number}) Tj 0 -36 Td /F1 14 Tf (Suma: ${ascii(amount)} EUR) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { file_name: `faktura-${number}.pdf`, media_type: 'application/pdf', content: Buffer.from(file, 'latin1') };
}

const ascii = (text: string) =>
  text
    .replace(/[^ -~]/g, ' ')
    .replace(/[()\\]/g, '')
    .trim();
