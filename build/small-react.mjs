export const REACT_DOM = /[\\/]node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

const CHANGES = [
  {
    // Only `onSelect`, which the panel does not use, needs the listener. React adds it to the page's document, and never removes it.
    what: 'listens to the selection',
    pattern: /listenToNativeEvent\("selectionchange", !1, ownerDocument\)/,
    replacement: 'void 0',
  },
  {
    // Before React changes the DOM, changes of other scripts are undone (src/frame/mend-dom.ts).
    what: 'begins to change the DOM',
    pattern: /root = root\.containerInfo;\s+eventsEnabled = _enabled;/,
    replacement: '$& root.beforeCommit?.();',
  },
  {
    what: 'ends changing the DOM',
    pattern: /commitMutationEffectsOnFiber\(finishedWork, root, lanes\);(?=\s+lanes = selectionInformation;)/,
    replacement: '$& root.containerInfo.afterCommit?.();',
  },
  {
    // Constants that React throws and compares. The stack trace of an error that is made while a script loads makes Chromium parse the
    // whole script again, to find its lines.
    what: 'makes its exceptions',
    pattern: /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g,
    replacement: 'Object.create(Error.prototype)',
  },
];

/**
 * Removes a listener that React would leave on the page after the last element is removed, adds a callback before and after each of
 * React's DOM commits, and lets React load without stack traces. A pattern that no longer matches fails the build.
 */
export const smallReact = () => ({
  name: 'small-react',
  transform(code, id) {
    if (!REACT_DOM.test(id)) return null;
    let changed = code;
    for (const { what, pattern, replacement } of CHANGES) {
      if (!pattern.test(changed)) this.error(`react-dom ${what} in another way: see build/small-react.mjs.`);
      changed = changed.replace(pattern, replacement);
    }
    return { code: changed, map: null };
  },
});
