/** First character of each translated text. */
const MARK = '⟦';

/** Page translators wrap texts in `<font>`, although the element is obsolete. */
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
      .forEach((node) => node.remove());
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

/** Translates the present texts and all later ones. Returns a function that stops it. */
export function keepTranslating(root: Node): () => void {
  const observer = new MutationObserver(() => translate(root));
  translate(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** The translated texts that are left, without those of notifications, which the panel never changes. */
export const foreignTexts = (root: Node): string[] =>
  textsOf(root)
    .filter(
      ({ data, parentElement }) => data.startsWith(MARK) && !parentElement?.closest('[aria-label^="Notifikácie"]'),
    )
    .map(({ data }) => data);

/** The text without translators' marks; each run of white space is one plain space. */
export const textWithoutMarks = (root: Node): string =>
  (root.textContent ?? '').replaceAll(MARK, '').replace(/\s+/g, ' ');

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts.filter(({ data }) => data.trim() !== '');
}
