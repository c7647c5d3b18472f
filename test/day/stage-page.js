// @ts-check
// Runs in each page of the day before its own scripts: shifts the page's clock, reads the visible state, and finds controls.
// Must not contain names of patients: a test searches the page's memory after a logout.
(() => {
  const RealDate = Date;
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

  /** Replaces non-breaking spaces by plain ones. */
  const plain = (/** @type {string} */ words) => words.replaceAll('\u00a0', ' ');
  const text = (/** @type {Element | null | undefined} */ one) => plain(one?.textContent ?? '').trim();
  const isSeen = (/** @type {Element} */ one) => one.isConnected && one.checkVisibility({ visibilityProperty: true });
  const all = (/** @type {string} */ selector) =>
    roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(isSeen);
  const texts = (/** @type {string} */ selector) => all(selector).map(text).filter(Boolean);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

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
      whole: plain(roots.map((root) => root.textContent).join(' ')),
    }),
    display: () => ({
      called: texts('[part=number]')[0] ?? '',
      next: texts('[part=queue] li b'),
      waiting: texts('.waiting')[0] ?? '',
      state: texts('.state')[0] ?? '',
      notice: texts('[part=notice]')[0] ?? '',
      isLive: all('[data-live=true]').length > 0,
      whole: plain(roots.map((root) => root.textContent).join(' ')),
    }),
    kiosk: () => ({
      view: all('main > section').map(({ id }) => id)[0] ?? '',
      facts: texts('#entry-practice small'),
      notice: texts('#entry-notice-text')[0] ?? '',
      number: text(all('#number')[0]),
      before: text(all('#before')[0]),
      when: text(all('#appointment-when')[0]),
    }),
  };
  const [, firstSegment = ''] = location.pathname.split('/');
  const read = Object.entries(readers).find(([name]) => name === firstSegment)?.[1] ?? readers.panel;

  const nameOf = (/** @type {Element} */ one) =>
    one.ariaLabel ?? (text(one) || [...(Reflect.get(one, 'labels') ?? [])].map(text).join(' '));
  /** The focused element, across shadow roots. */
  function activeElement() {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  }
  const isInert = (/** @type {Element} */ one) => one.ariaDisabled === 'true' || one.ariaBusy === 'true';

  /** @param {Element} one @param {number} x @param {number} y */
  function isHit(one, x, y) {
    const root = /** @type {Document | ShadowRoot} */ (one.getRootNode());
    const hit = root.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  }

  /**
   * Resolves with the middle of the element once it is found, stands still and is not covered.
   * @param {() => Element | undefined} find
   */
  async function pointOf(find) {
    let last = '';
    let frames = 0;
    for (;;) {
      const found = find();
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = found?.getBoundingClientRect();
      const now = box ? [box.left, box.top, box.width, box.height].join() : '';
      frames = now !== '' && now === last ? frames + 1 : 0;
      last = now;
      if (found && box && frames >= 2) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (isHit(found, x, y)) return [x, y];
      }
      await nextFrame();
    }
  }

  const CONTROLS =
    'button, a[href], summary, [role=menuitem], [role=option], input[type=radio], input[type=checkbox], input[role=switch]';
  const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea';

  Reflect.set(window, 'stage', {
    /** Sets the page's clock, and dispatches `visibilitychange`, after which the page reads the clock again. */
    setClock(/** @type {number} */ by) {
      shift = by;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    /** Dispatches `visibilitychange`, as when a tablet wakes up. */
    wake: () => void document.dispatchEvent(new Event('visibilitychange')),
    read,
    /** Resolves with the visible state: at once if `isFirst`, otherwise after its next change. */
    async change(/** @type {boolean} */ isFirst) {
      for (;;) {
        const seen = JSON.stringify(read());
        const isNew = isFirst || seen !== last;
        last = seen;
        if (isNew) return seen;
        await nextFrame();
      }
    },
    control: (/** @type {string} */ pattern, /** @type {string} */ within) => {
      const wanted = new RegExp(pattern, 'u');
      return pointOf(() => {
        const [popup] = all('dialog[open]').reverse();
        const ancestors = within === '' ? [] : all(within);
        return all(CONTROLS).find(
          (one) =>
            wanted.test(nameOf(one)) &&
            !isInert(one) &&
            (!popup || popup.contains(one) || one.closest('[part=toast]')) &&
            (within === '' || ancestors.some((each) => each.contains(one))),
        );
      });
    },
    field: (/** @type {string} */ pattern) => {
      const wanted = new RegExp(pattern, 'u');
      return pointOf(() =>
        all(FIELDS).find((one) =>
          [one.ariaLabel ?? '', ...[...(Reflect.get(one, 'labels') ?? [])].map(text)].some((name) => wanted.test(name)),
        ),
      );
    },
    has: (/** @type {string} */ selector) => all(selector).length > 0,
    /** The names of the focused element. */
    focused() {
      const one = activeElement();
      const labels = [...(Reflect.get(one ?? {}, 'labels') ?? [])];
      return one ? [one.ariaLabel, ...labels.map(text), text(one)].filter(Boolean).join(' | ') : '';
    },
    /** Selects the text of the focused field. */
    select() {
      const active = activeElement();
      if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) active.select();
    },
    /** The names of all controls, for the message of a failed test. */
    names: () => all(CONTROLS).map(nameOf),
    text: () => plain(roots.map((root) => root.textContent).join(' ')),
  });
})();
