/** A printed table, of plain texts. */
export interface PrintedTable {
  lang: string;
  title: string;
  note: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Prints a table from its own document: our print styles could not hide the content of the host page. */
export function printTable(table: PrintedTable): void {
  removeFrame();
  frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) return;
  fill(page.document, table);
  page.addEventListener('afterprint', () => setTimeout(removeFrame));
  // After the styles have been applied.
  setTimeout(() => page.print());
}

let frame: HTMLIFrameElement | null = null;

/** Removes the patients' data from the page. */
function removeFrame(): void {
  frame?.remove();
  frame = null;
}

function fill(page: Document, { lang, title, note, head, rows }: PrintedTable): void {
  const add = (parent: Element, tag: string, text = ''): Element => {
    const element = page.createElement(tag);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  page.documentElement.lang = lang;
  addStyles(page);
  add(page.body, 'h1', title);
  const table = add(page.body, 'table');
  const headRow = add(add(table, 'thead'), 'tr');
  head.forEach((text) => add(headRow, 'th', text));
  const body = add(table, 'tbody');
  rows.forEach((cells) => {
    const row = add(body, 'tr');
    cells.forEach((text) => add(row, 'td', text));
  });
  add(page.body, 'p', note);
}

/** A constructed style sheet is allowed by policies that refuse inline styles. */
function addStyles(page: Document): void {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(STYLES);
  page.adoptedStyleSheets = [sheet];
}

const STYLES = `
  @page { size: A4; margin: 15mm; }
  body { margin: 0; font: 11pt/1.35 system-ui, sans-serif; color: #000; }
  h1 { margin: 0 0 5mm; font-size: 15pt; }
  p { margin: 5mm 0 0; font-size: 9pt; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 1.5mm 2mm; border-bottom: 0.3mm solid #888; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  td:first-child { white-space: nowrap; }
`;
