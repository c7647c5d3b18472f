/** The element around each text that a page translator has replaced. */
const MARK = '⟦';

/** Translators use it, however old. */
const FONT: string = 'font';

/** Changes that translators and extensions make to the nodes of a page, by name. */
export const domChanges: Readonly<Record<string, (root: ParentNode & Node) => void>> = {
  'each text is wrapped'(root) {
    for (const text of textsOf(root)) {
      const font = document.createElement(FONT);
      text.replaceWith(font);
      font.append(text);
    }
  },
  'each text is translated': translate,
  'all texts are joined': (root) => root.normalize(),
  'nodes are inserted'(root) {
    for (const target of root.querySelectorAll('li, tr, label, form, form div, dialog, dialog div')) {
      target.prepend(document.createElement('ins'));
      target.append(document.createElement('ins'));
    }
  },
  'nodes are removed'(root) {
    root
      .querySelectorAll('svg, label, h2, li > :first-child, [role="option"] > :first-child')
      .forEach((one) => one.remove());
    root.querySelector('dialog :is(input, textarea)')?.remove();
  },
  'fields and rows are put into other nodes'(root) {
    for (const target of root.querySelectorAll('input, textarea, li, [role="option"]')) {
      const box = document.createElement('div');
      target.replaceWith(box);
      box.append(target);
    }
  },
};

/** Replaces each text, as a page translator does. */
export function translate(root: Node): void {
  for (const text of textsOf(root)) {
    if (text.data.startsWith(MARK)) continue;
    const font = document.createElement(FONT);
    font.textContent = MARK + text.data;
    text.replaceWith(font);
  }
}

/** A translator that goes on translating what comes. Returns a function that stops it. */
export function keepTranslating(root: Node): () => void {
  const observer = new MutationObserver(() => translate(root));
  translate(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** The texts that a translator has put there; but of a notification, whose text no part of the panel changes. */
export const foreignTexts = (root: Node): string[] =>
  textsOf(root)
    .filter(
      ({ data, parentElement }) => data.startsWith(MARK) && !parentElement?.closest('[aria-label^="Notifikácie"]'),
    )
    .map(({ data }) => data);

/** Spaces are plain ones. */
export const textWithoutMarks = (root: Node): string =>
  (root.textContent ?? '').replaceAll(MARK, '').replace(/\s+/g, ' ');

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts.filter(({ data }) => data.trim() !== '');
}
