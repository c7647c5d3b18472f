// @ts-check
// Runs in each page under test before its own scripts: says where a control can be pressed, and waits for what is seen.
(() => {
  /** Only what never comes is waited for so long. */
  const LIMIT_MS = 40_000;
  /** @type {string[]} */
  const problems = [];

  /** Keeps what no script has caught, and what the page's policy has stopped. */
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
   * A document or shadow root, with those in it: of elements, and of frames.
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
      // Not by its class: a frame has one of its own.
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

  /** Elements that can be pressed: while a popup is open, only those in it and in the toasts. */
  const within = (/** @type {string} */ selector, /** @type {string} */ place) => {
    const [popup] = all('dialog[open]').reverse();
    const places = place === '' ? [] : all(place);
    return all(selector).filter(
      (one) =>
        (!popup || popup.contains(one) || one.closest('[part=toast]')) &&
        (place === '' || places.some((each) => each.contains(one))),
    );
  };
  const names = () => within(CONTROLS, '').map(nameOf);

  /** Zoom factor of an element that its browser measures without the zoom, as WebKit does. */
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
  /** Position of an element in the window of its document. */
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
   * The middle of an element in the window, once it stands still and nothing covers it.
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
      // Once, as in a turned box each time moves it a little.
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

  const field = (/** @type {string} */ pattern, /** @type {string} */ place) => {
    const wanted = new RegExp(pattern, 'u');
    return within(FIELDS, place).find((one) => wanted.test(one.getAttribute('aria-label') ?? labelsOf(one)));
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
    /** Point at which the control with this name can be pressed. */
    control: (/** @type {string} */ pattern, /** @type {string} */ place) => {
      const wanted = new RegExp(pattern, 'u');
      return pointOf(
        () => within(CONTROLS, place).find((one) => wanted.test(nameOf(one)) && !isInert(one)),
        `the control ${pattern} ${place}`,
      );
    },
    /** Point at which the field with this label can be pressed. */
    fieldPoint: (/** @type {string} */ pattern, /** @type {string} */ place) =>
      pointOf(() => field(pattern, place), `the field ${pattern} ${place}`),
    /** Point at which an element of a selector can be pressed. */
    point: (/** @type {string} */ selector) => pointOf(() => all(selector)[0], selector),
    /** Selects what stands in the focused field. */
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
    /** A file is dragged over a field and let go of. */
    async drop(/** @type {string} */ pattern, /** @type {string} */ name, /** @type {string} */ type) {
      const target = await until(() => field(pattern, ''), `the field ${pattern}`);
      const carried = new DataTransfer();
      carried.items.add(new File(['%PDF-1.4 test'], name, { type }));
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        const event = new DragEvent(kind, { bubbles: true, composed: true, cancelable: true, dataTransfer: carried });
        target.dispatchEvent(event);
      }
    },
    /** Puts a page into a frame, and waits until it has loaded. */
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
