// @ts-check
// Runs in each page of the day before its own scripts, after support/page-tools.js: shifts the page's clock, reads the visible state.
// Must not contain names of patients: a test searches the page's memory after a logout.
(() => {
  const RealDate = Date;
  const PATIENCE_MS = 5_000;
  let shift = 0;
  /** The last reported state, as JSON. */
  let last = '';

  class ShiftedDate extends RealDate {
    /** @param {any[]} parts */
    constructor(...parts) {
      // Accepts every signature of `Date`.
      super(.../** @type {[number]} */ (parts.length === 0 ? [RealDate.now() + shift] : parts));
    }
    /** @override */
    static now() {
      return RealDate.now() + shift;
    }
  }
  Reflect.set(window, 'Date', ShiftedDate);

  /** @type {(Document | ShadowRoot)[]} */
  const roots = [document];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (/** @type {ShadowRootInit} */ init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  };

  const { all, control, fieldPoint, focused, labelsOf, plain, select, text } = pageTools(() => roots);
  const texts = (/** @type {string} */ selector) => all(selector).map(text).filter(Boolean);
  const whole = () => plain(roots.map((root) => root.textContent).join(' '));

  const readers = {
    panel: () => ({
      live: all('[data-live]')[0]?.getAttribute('data-live') ?? null,
      waiting: texts('[data-ticket] [data-open]'),
      first: text(
        all('[data-ticket] [aria-label^="Ďalší pacient"]')[0]?.closest('[data-ticket]')?.querySelector('[data-open]'),
      ),
      office: text(all('[aria-label="V ambulancii"] p')[0]),
      handled: texts('[aria-label="V ambulancii"] button').find((one) => one.startsWith('Dnes vybavené')) ?? '',
      detail: text(all('[aria-label="Detail tiketu"]')[0]),
      gone: texts('div[role=status]').find((one) => one.includes('Tento tiket už v čakárni nie je.')) ?? '',
      notice: texts('blockquote')[0] ?? '',
      affected: texts('[aria-label="Koho sa to týka"] > li'),
      toasts: texts('[part=toast]'),
      alerts: texts('[role=alert]'),
      dialog: texts('dialog[open] h2')[0] ?? '',
      isLogin: all('input[type=password]').length > 0,
      whole: whole(),
    }),
    display: () => ({
      called: texts('[part=number]')[0] ?? '',
      next: texts('[part=queue] li b'),
      waiting: texts('.waiting')[0] ?? '',
      state: texts('.state')[0] ?? '',
      notice: texts('[part=notice]')[0] ?? '',
      isLive: all('[data-live=true]').length > 0,
      whole: whole(),
    }),
    kiosk: () => ({
      view: all('main > section').map(({ id }) => id)[0] ?? '',
      facts: texts('#entry-practice small'),
      notice: texts('#entry-notice-text')[0] ?? '',
      number: text(all('#number')[0]),
      when: text(all('#appointment-when')[0]),
    }),
  };
  const [, firstSegment = ''] = location.pathname.split('/');
  const read = Object.entries(readers).find(([name]) => name === firstSegment)?.[1] ?? readers.panel;

  Reflect.set(window, 'stage', {
    /** Sets the page's clock, and dispatches `visibilitychange`, after which the page reads the clock again. */
    setClock(/** @type {number} */ by) {
      shift = by;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    /** Dispatches `visibilitychange`, as when a tablet wakes up. */
    wake: () => void document.dispatchEvent(new Event('visibilitychange')),
    read,
    /** Resolves with the visible state: at once if `isFirst`, otherwise after its next change, or after a while. */
    async change(/** @type {boolean} */ isFirst) {
      const end = performance.now() + PATIENCE_MS;
      for (;;) {
        const seen = JSON.stringify(read());
        if (isFirst || seen !== last || performance.now() > end) return (last = seen);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    control,
    fieldPoint,
    select,
    has: (/** @type {string} */ selector) => all(selector).length > 0,
    /** The names of the focused element. */
    focused() {
      const one = focused();
      return one ? [one.ariaLabel, ...labelsOf(one), text(one)].filter(Boolean).join(' | ') : '';
    },
    text: whole,
  });
})();
