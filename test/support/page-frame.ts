/** An integrator's page in a frame of the same origin. */
export interface PageFrame {
  window: Window & typeof globalThis;
  document: Document;
  /** The page's uncaught errors. */
  readonly errors: string[];
  /** Adds a script to the page and waits until it has run. */
  load(src: string, type?: 'module'): Promise<void>;
  remove(): void;
}

/** Opens the page at an address. */
export const openPageAt = (address: string, width?: number): Promise<PageFrame> =>
  openFrame((frame) => {
    if (width !== undefined) frame.width = String(width);
    frame.src = address;
  });

/** Opens a page with this HTML in its head and body. */
export const openPageFrame = ({ head = '', body = '' } = {}): Promise<PageFrame> =>
  openFrame((frame) => {
    const title = `<title>Stránka</title>`;
    frame.srcdoc = `<!doctype html><html lang="sk"><head>${title}${head}</head><body>${body}</body></html>`;
  });

const frames = new Set<HTMLIFrameElement>();

/** Removes the pages of a test, and clears the storage that they share. */
export function closePages(): void {
  frames.forEach((frame) => frame.remove());
  frames.clear();
  localStorage.clear();
}

async function openFrame(fill: (frame: HTMLIFrameElement) => void): Promise<PageFrame> {
  const frame = document.createElement('iframe');
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.title = 'Stránka';
  frame.width = '1200';
  frame.height = '800';
  frame.style.border = '0';
  fill(frame);
  frames.add(frame);
  document.body.append(frame);
  await isLoaded;
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('The frame has no page.');
  const page = contentWindow as Window & typeof globalThis;
  const errors: string[] = [];
  page.addEventListener('error', ({ message }) => errors.push(message));
  page.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  return {
    window: page,
    document: contentDocument,
    errors,
    load: (src, type) =>
      new Promise((resolve, reject) => {
        const script = contentDocument.createElement('script');
        if (type) script.type = type;
        script.src = src;
        script.onload = () => resolve();
        script.onerror = () => reject(new Error(`${src} did not load.`));
        contentDocument.head.append(script);
      }),
    remove: () => frame.remove(),
  };
}
