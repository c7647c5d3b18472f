// @ts-check
// Runs in a page before its own scripts: reports each change of the visible state to the test, and presses controls for it.
(() => {
  /** @type {Set<() => void>} */
  const waiting = new Set();
  /** @type {ShadowRoot[]} */
  const roots = [];
  let last = '';
  /** Origin of a monotonic clock. */
  const startedAt = Date.now() - performance.now();

  /** Replaces non-breaking spaces by plain ones. */
  const plain = (/** @type {string} */ words) => words.replaceAll('\u00a0', ' ');
  const text = (/** @type {Element | null | undefined} */ element) => plain(element?.textContent ?? '').trim();
  const all = (/** @type {string} */ selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const numberIn = (/** @type {RegExp} */ pattern, /** @type {string} */ found) =>
    Number(pattern.exec(found)?.[1] ?? 0);

  function readPage() {
    const whole = plain(roots.map((root) => root.textContent).join(' '));
    return {
      live: all('[data-live]')[0]?.getAttribute('data-live') ?? null,
      tickets: all('[data-ticket] [data-open]').map(text),
      first: text(
        all('[data-ticket] [aria-label^="Ďalší pacient"]')[0]?.closest('[data-ticket]')?.querySelector('[data-open]'),
      ),
      count: numberIn(/Dnes: (\d+) tik/, whole),
      recepts: numberIn(/^(\d+) čakajúc/, text(all('nav span').find((one) => /^\d+ čakajúc/.test(text(one))))),
      notifications: numberIn(/^Notifikácie: (\d+)/, all('button[aria-label^="Notifikácie"]')[0]?.ariaLabel ?? ''),
      notices: all('div[role=alert], div[role=status]:not([aria-label])').map(text).filter(Boolean),
      toasts: all('[part=toast]').map((toast) =>
        text(toast).replace(toast.querySelector('kbd')?.textContent ?? '', ''),
      ),
      dialog: text(all('dialog[open] h2')[0]),
      canRetry: all('button').some((button) => text(button) === 'Skúsiť znova'),
      isLogin: all('input[type=password]').length > 0,
    };
  }

  function report() {
    const seen = readPage();
    const now = JSON.stringify(seen);
    waiting.forEach((check) => check());
    if (now === last) return;
    last = now;
    const at = startedAt + performance.now();
    Reflect.get(window, 'tellTest')?.(JSON.stringify({ at, ...seen }));
  }

  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (/** @type {ShadowRootInit} */ init) {
    const root = attach.call(this, init);
    roots.push(root);
    new MutationObserver(report).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return root;
  };

  const nameOf = (/** @type {Element} */ one) => one.ariaLabel ?? (text(one) || text(one.closest('label')));
  const isInert = (/** @type {Element} */ one) => one.ariaDisabled === 'true' || one.ariaBusy === 'true';

  const isLabelled = (/** @type {Element} */ one, /** @type {RegExp} */ wanted) =>
    [...(Reflect.get(one, 'labels') ?? [])].some((label) => wanted.test(text(label)));

  /**
   * @template T
   * @param {() => T | null | undefined | false} find
   * @returns {Promise<T>}
   */
  function until(find) {
    return new Promise((resolve) => {
      function check() {
        const found = find();
        if (found === null || found === undefined || found === false) return;
        waiting.delete(check);
        resolve(found);
      }
      waiting.add(check);
      check();
    });
  }

  /** An open popup makes everything else inert. */
  function controls() {
    const [popup] = all('dialog[open]').reverse();
    const selector = 'button, a[href], [role=menuitem], [role=option], input[type=radio]';
    return popup ? [...popup.querySelectorAll(selector)] : all(selector);
  }
  const pressable = (/** @type {RegExp} */ wanted) =>
    controls().find((one) => wanted.test(nameOf(one)) && !isInert(one));

  Reflect.set(window, 'pageUnderTest', {
    /** Presses the control whose name matches, as soon as it is enabled. */
    async press(/** @type {string} */ pattern) {
      const wanted = new RegExp(pattern);
      const found = await until(() => pressable(wanted));
      if (found instanceof HTMLElement) found.click();
    },
    /** Presses the control if it is enabled now; returns whether it was. */
    pressNow(/** @type {string} */ pattern) {
      const found = pressable(new RegExp(pattern));
      if (found instanceof HTMLElement) found.click();
      return found !== undefined;
    },
    /** Focuses the field with this label, selects its text, and returns it. */
    async focus(/** @type {string} */ pattern) {
      const wanted = new RegExp(pattern);
      const found = await until(() => all('input:not([type=radio]), textarea').find((one) => isLabelled(one, wanted)));
      if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) return '';
      found.focus();
      found.select();
      return found.value;
    },
    /** Opens the list of a combobox and picks its first option. */
    async pick(/** @type {string} */ pattern) {
      const wanted = new RegExp(pattern);
      const box = await until(() =>
        all('[role=combobox]').find((one) => one instanceof HTMLInputElement && isLabelled(one, wanted)),
      );
      if (!(box instanceof HTMLInputElement)) return;
      box.focus();
      box.click();
      const option = await until(() => all('[role=option]')[0]);
      if (option instanceof HTMLElement) option.click();
      await until(() => all('[role=option]').length === 0 && box.value !== '');
    },
    text: () => roots.map((root) => root.textContent).join(' '),
    /** Resolves once a matching text is rendered. */
    async says(/** @type {string} */ pattern) {
      const wanted = new RegExp(pattern);
      await until(() => roots.some((root) => wanted.test(plain(root.textContent))));
    },
  });
})();
