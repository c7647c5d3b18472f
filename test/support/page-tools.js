// @ts-check
// Runs in a played page before its own scripts, and before the test's script, which calls `pageTools`: finds controls as a user does.
// Must not contain names of patients: a test searches the page's memory after a logout.

/**
 * @param {() => (Document | ShadowRoot)[]} roots in which controls are searched
 * @param {readonly string[]} [problems] told when a wait fails
 */
// oxlint-disable-next-line no-unused-vars -- The script of the test follows in the same text.
function pageTools(roots, problems = []) {
  /** Time limit; only a failing test waits this long. */
  const LIMIT_MS = 30_000;
  const MIDDLE = /** @type {const} */ ({ block: 'center', behavior: 'instant' });
  const CONTROLS =
    'button, a[href], summary, [role=menuitem], [role=option], input[type=radio], input[type=checkbox], input[role=switch]';
  const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea, select';

  /** Replaces each run of white space, as of non-breaking spaces, by a plain space. */
  const plain = (/** @type {string} */ words) => words.replace(/\s+/g, ' ').trim();
  const text = (/** @type {Element | null | undefined} */ one) => plain(one?.textContent ?? '');
  const isSeen = (/** @type {Element} */ one) => one.isConnected && one.checkVisibility({ visibilityProperty: true });
  /** @returns {HTMLElement[]} */
  const all = (/** @type {string} */ selector) => {
    const found = roots().flatMap((root) => [...root.querySelectorAll(selector)]);
    return /** @type {HTMLElement[]} */ (found.filter(isSeen));
  };
  const shown = () => {
    const texts = roots().map((root) => {
      // No `instanceof`: the classes of a frame differ.
      const children = 'host' in root ? [...root.children] : [root.body];
      return children.map((one) => /** @type {HTMLElement | null} */ (one)?.innerText ?? '').join(' ');
    });
    return plain(texts.join(' '));
  };

  /**
   * Resolves once `find` has a result.
   * @template T
   * @param {() => T | undefined | null | false} find
   * @param {string} what
   * @returns {Promise<T>}
   */
  async function until(find, what) {
    const end = performance.now() + LIMIT_MS;
    for (;;) {
      const found = find();
      if (found !== undefined && found !== null && found !== false) return found;
      if (performance.now() > end) {
        const names = within(CONTROLS, '').map(nameOf);
        const seen = [`Seen: ${shown()}`, `Controls: ${names.join(' | ')}`, ...problems];
        throw new Error(`Not in time: ${what}\n${seen.join('\n')}`);
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }

  const labelsOf = (/** @type {Element} */ one) => [...(Reflect.get(one, 'labels') ?? [])].map(text);
  const nameOf = (/** @type {Element} */ one) =>
    one.getAttribute('aria-label') ?? (text(one) || labelsOf(one).join(' '));
  const isInert = (/** @type {Element} */ one) =>
    one.getAttribute('aria-disabled') === 'true' || one.getAttribute('aria-busy') === 'true';

  /** The selected elements that are not inert: while a popup is open, only those in the popup and in toasts. */
  const within = (/** @type {string} */ selector, /** @type {string} */ ancestor) => {
    const [popup] = all('dialog[open]').reverse();
    const ancestors = ancestor === '' ? [] : all(ancestor);
    return all(selector).filter(
      (one) =>
        (!popup || popup.contains(one) || one.closest('[part=toast]')) &&
        (ancestor === '' || ancestors.some((each) => each.contains(one))),
    );
  };

  /** Factor for boxes of an element: WebKit measures without the CSS zoom. */
  const zoomOf = (/** @type {Element} */ one) => {
    if ('currentCSSZoom' in one) return 1;
    let zoom = 1;
    for (let each = /** @type {Element | null} */ (one); each;) {
      zoom *= Number(getComputedStyle(each).zoom) || 1;
      const root = /** @type {Node} */ (each.getRootNode());
      each = each.parentElement ?? ('host' in root ? /** @type {ShadowRoot} */ (root).host : null);
    }
    return zoom;
  };
  /** Box of an element in the window of its document, in pixels. */
  const boxOf = (/** @type {Element} */ one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const zoom = zoomOf(one);
    return { left: left * zoom, top: top * zoom, width: width * zoom, height: height * zoom };
  };

  /** @param {Element} one @param {number} x @param {number} y */
  function isHit(one, x, y) {
    const hit = /** @type {Document | ShadowRoot} */ (one.getRootNode()).elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  }

  /**
   * Resolves with the middle of an element in the window, once it stands still and nothing covers it.
   * @param {() => Element | undefined} find
   * @param {string} what
   */
  async function pointOf(find, what) {
    let last = '';
    let frames = 0;
    /** @type {Element | undefined} */
    let target;
    return until(() => {
      const found = find();
      if (!found) return undefined;
      // Only once: in a rotated box each call moves the element a little.
      if (found !== target) found.scrollIntoView(MIDDLE);
      target = found;
      const { left, top, width, height } = boxOf(found);
      const frame = found.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
      const now = [left, top, width, height, frame?.left, frame?.top].join();
      frames = now === last ? frames + 1 : 0;
      last = now;
      const [x, y] = [left + width / 2, top + height / 2];
      if (frames < 2) return undefined;
      if (!isHit(found, x, y)) {
        found.scrollIntoView(MIDDLE);
        return undefined;
      }
      return [Math.round(x + (frame?.left ?? 0)), Math.round(y + (frame?.top ?? 0))];
    }, what);
  }

  /** The focused element, across shadow roots and frames. */
  function focused() {
    let active = document.activeElement;
    for (;;) {
      const inner =
        active instanceof HTMLIFrameElement ? active.contentDocument?.activeElement : active?.shadowRoot?.activeElement;
      if (!inner) return active;
      active = inner;
    }
  }

  const field = (/** @type {string} */ pattern, /** @type {string} */ ancestor) => {
    const wanted = new RegExp(pattern, 'u');
    return within(FIELDS, ancestor).find((one) =>
      [one.getAttribute('aria-label') ?? '', ...labelsOf(one)].some((name) => wanted.test(name)),
    );
  };

  return {
    plain,
    text,
    all,
    shown,
    until,
    labelsOf,
    nameOf,
    boxOf,
    focused,
    field,
    /** Resolves with the point at which the control with this name can be pressed. */
    control: (/** @type {string} */ pattern, /** @type {string} */ ancestor) => {
      const wanted = new RegExp(pattern, 'u');
      return pointOf(
        () => within(CONTROLS, ancestor).find((one) => wanted.test(nameOf(one)) && !isInert(one)),
        `the control ${pattern} ${ancestor}`,
      );
    },
    /** Resolves with the point at which the field with this label can be pressed. */
    fieldPoint: (/** @type {string} */ pattern, /** @type {string} */ ancestor) =>
      pointOf(() => field(pattern, ancestor), `the field ${pattern} ${ancestor}`),
    /** Resolves with the point at which the first selected element can be pressed. */
    point: (/** @type {string} */ selector) => pointOf(() => all(selector)[0], selector),
    /** Selects the text of the focused field. */
    select() {
      const active = focused();
      if (active && 'select' in active && typeof active.select === 'function') active.select();
    },
  };
}
