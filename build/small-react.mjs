const FILE = /[\\/]node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
/** Only `onSelect` needs it, which the panel does not use. It is added to the page's document, and never removed. */
const LISTENER = /listenToNativeEvent\("selectionchange", !1, ownerDocument\)/;

/** Leaves out what React would leave on the page after the last element has gone. A part that is not there any more ends the build. */
export const smallReact = () => ({
  name: 'small-react',
  transform(code, id) {
    if (!FILE.test(id)) return null;
    if (!LISTENER.test(code))
      this.error('react-dom listens to the selection in another way: see build/small-react.mjs.');
    return { code: code.replace(LISTENER, 'void 0'), map: null };
  },
});
