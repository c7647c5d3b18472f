// @ts-check
// Runs in each page under test before its own scripts, after support/page-tools.js: waits for visible content, also in frames.
(() => {
  /** @type {string[]} */
  const problems = [];

  /** Records a page's uncaught errors and policy violations. */
  const watch = (/** @type {Window} */ page) => {
    page.addEventListener('error', ({ message }) => problems.push(message));
    page.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
    page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      problems.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  };
  watch(window);

  /**
   * A document or shadow root, with all nested shadow roots and documents of frames.
   * @param {Document | ShadowRoot} root
   * @returns {(Document | ShadowRoot)[]}
   */
  const rootsIn = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((one) => {
      const inner = one.shadowRoot ?? (one instanceof HTMLIFrameElement ? one.contentDocument : null);
      return inner ? rootsIn(inner) : [];
    }),
  ];
  const tools = pageTools(() => rootsIn(document), problems);
  const { field, shown, until } = tools;

  Reflect.set(window, 'pageScript', {
    ...tools,
    watch,
    problems,
    see: (/** @type {string} */ pattern) => {
      const wanted = new RegExp(pattern, 'u');
      return until(() => wanted.exec(shown())?.[0], `the text ${pattern}`);
    },
    gone: (/** @type {string} */ pattern) => {
      const unwanted = new RegExp(pattern, 'u');
      return until(() => !unwanted.test(shown()), `that the text ${pattern} goes`);
    },
    /** Drags a file over a field and drops it. */
    async drop(/** @type {string} */ pattern, /** @type {string} */ name, /** @type {string} */ type) {
      const target = await until(() => field(pattern, ''), `the field ${pattern}`);
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF-1.4 test'], name, { type }));
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        const event = new DragEvent(kind, { bubbles: true, composed: true, cancelable: true, dataTransfer });
        target.dispatchEvent(event);
      }
    },
    /** Opens a page in a frame; resolves once it has loaded. */
    async openFrame(/** @type {string} */ address, /** @type {string} */ sandbox) {
      const frame = document.createElement('iframe');
      frame.title = 'page';
      frame.width = String(innerWidth - 10);
      frame.height = String(innerHeight - 10);
      frame.style.border = '0';
      if (sandbox !== '') frame.setAttribute('sandbox', sandbox);
      frame.src = address;
      const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      await isLoaded;
    },
  });
})();
