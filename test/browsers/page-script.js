// @ts-check
// Runs in each page under test before its own scripts: finds controls, and waits for visible content.
(() => {
  /** Time limit; only a failing test waits this long. */
  const LIMIT_MS = 40_000;
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

  const text = (/** @type {Element | null | undefined} */ one) => (one?.textContent ?? '').replace(/\s+/g, ' ').trim();

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
  const isSeen = (/** @type {Element} */ one) => one.isConnected && one.checkVisibility({ visibilityProperty: true });
  /** @returns {HTMLElement[]} */
  const all = (/** @type {string} */ selector) => {
    const found = rootsIn(document).flatMap((root) => [...root.querySelectorAll(selector)]);
    return /** @type {HTMLElement[]} */ (found.filter(isSeen));
  };

  const shown = () => {
    const texts = rootsIn(document).map((root) => {
      // No `instanceof`: the classes of a frame differ.
      const children = 'host' in root ? [...root.children] : [root.body];
      return children.map((one) => /** @type {HTMLElement | null} */ (one)?.innerText ?? '').join(' ');
    });
    return texts.join(' ').replace(/\s+/g, ' ').trim();
  };

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

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
        throw new Error(
          `Not in time: ${what}\nSeen: ${shown()}\nControls: ${names().join(' | ')}\n${problems.join('\n')}`,
        );
      }
      await nextFrame();
    }
  }

  const labelsOf = (/** @type {Element} */ one) => [...(Reflect.get(one, 'labels') ?? [])].map(text).join(' ');
  const nameOf = (/** @type {Element} */ one) => one.getAttribute('aria-label') ?? (text(one) || labelsOf(one));
  const isInert = (/** @type {Element} */ one) =>
    one.getAttribute('aria-disabled') === 'true' || one.getAttribute('aria-busy') === 'true';

  const MIDDLE = /** @type {const} */ ({ block: 'center', behavior: 'instant' });
  const CONTROLS =
    'button, a[href], summary, [role=menuitem], [role=option], input[type=radio], input[type=checkbox], input[role=switch]';
  const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea, select';

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
  const names = () => within(CONTROLS, '').map(nameOf);

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

  const frameOf = (/** @type {Element} */ one) => one.ownerDocument.defaultView?.frameElement;

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
      const frame = frameOf(found)?.getBoundingClientRect();
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
    return within(FIELDS, ancestor).find((one) => wanted.test(one.getAttribute('aria-label') ?? labelsOf(one)));
  };

  Reflect.set(window, 'pageScript', {
    watch,
    problems,
    all,
    boxOf,
    text,
    nameOf,
    field,
    focused,
    shown,
    until,
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
