import { highWindow } from './rules';
import { addGlobalRules, css } from './style';

export type Theme = 'auto' | 'light' | 'dark';

// Isolates the element from the page's styles, except visibility: any rule of the page that hides the element applies.
addGlobalRules(`
  :host {
    all: initial;
    display: block;
  }
  :host([hidden]) {
    display: none !important;
  }
  /* A grid: the content fills a height that the page has set; higher content is not clipped, and scrolls in the element. */
  [part='root'] {
    display: grid;
    grid-template: minmax(max-content, auto) / minmax(0, 1fr);
    height: 100%;
    min-height: inherit;
  }
  /* The page's own content of the element is shown until the panel renders. */
  [part='root']:empty,
  [part='root']:not(:empty) + slot {
    display: none;
  }
  :where(*, *::before, *::after) {
    box-sizing: border-box;
    /* A right-to-left name must not reorder the text beside it. */
    unicode-bidi: isolate;
  }
  :where(h1, h2, h3, p, ul, ol, dl, dd) {
    margin: 0;
    padding: 0;
  }
  :where(ul, ol) {
    list-style: none;
  }
  :where(h1, h2, h3) {
    font-size: 1em;
    font-weight: 650;
    line-height: 1.25;
    text-wrap: balance;
  }
  :where(button, input, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  /* iOS zooms in on a field with a smaller font. */
  @media (pointer: coarse) {
    input,
    select,
    textarea {
      font-size: max(16px, 1em) !important;
    }
  }
  :where(a) {
    color: var(--primary);
  }
  /* Inserted by a browser's translator, which may remove it during a press: the press must hit its parent. */
  font {
    pointer-events: none;
  }
  :where(:focus-visible) {
    outline: 3px solid var(--primary);
    outline-offset: 2px;
  }
  /* A focused element is scrolled out from under fixed elements. */
  :where(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block: calc(var(--sticky-top) + 24px) var(--sticky-bottom);
  }
  /* Toasts and notices stay above a bar at the bottom, whose button is pressed repeatedly. */
  ${highWindow} {
    [part='root']:has([data-bar]) :is([data-toasts], [data-below]) {
      bottom: 108px;
    }
    [part='root']:has([data-bar]) > * {
      --sticky-bottom: 108px;
    }
    [part='root']:has([data-below]) > * {
      --sticky-bottom: 200px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Not a short transition: it would start at the old value of every property, and layout would be measured with that value. */
      transition: none !important;
    }
  }
  /* No page break within a card or row. */
  @media print {
    :is(section section, [role='option'], li, tr) {
      break-inside: avoid;
    }
  }
`);

/** The root of every element: resets inherited properties, and defines the design tokens. */
export const rootClass = css`
  all: initial;
  display: block;
  box-sizing: border-box;
  direction: ltr;
  min-height: inherit;
  color-scheme: light dark;
  /* The dark theme has no shadows: raised surfaces are lighter. */
  --bg: var(--ordinacia-color-background, light-dark(#f4f6f6, #0f1514));
  --surface: var(--ordinacia-color-surface, light-dark(#ffffff, #1a2322));
  --raised: light-dark(#ffffff, #283432);
  --sunken: light-dark(#eceff0, #141c1b);
  --text: var(--ordinacia-color-text, light-dark(#15201f, #e7eeed));
  --muted: light-dark(#52605e, #a7b5b3);
  --line: light-dark(#dbe1e1, #384744);
  --control-line: light-dark(#788785, #7d8f8c);
  --primary: var(--ordinacia-color-primary, light-dark(#0f5f5c, #55c7bb));
  --primary-hover: light-dark(#0b4b49, #74d6cb);
  --primary-soft: light-dark(#e1f0ee, #163b38);
  --on-primary: var(--ordinacia-color-on-primary, light-dark(#ffffff, #06211f));
  --success: light-dark(#1a6b3c, #6fd39a);
  --success-soft: light-dark(#e2f3e8, #16351f);
  --warning: light-dark(#7a5000, #f0c36d);
  --warning-soft: light-dark(#fdf1d6, #3a2d0f);
  --danger: light-dark(#b3261e, #ff9d94);
  --danger-soft: light-dark(#fce8e6, #43201d);
  --danger-hover: light-dark(#8f1d17, #ffb8b1);
  --on-danger: light-dark(#ffffff, #3d0f0b);
  --queue: light-dark(#31558f, #a3c2f5);
  --queue-soft: light-dark(#e7eef9, #1d2c45);
  --schedule: light-dark(#0f5f5c, #6fd0c5);
  --schedule-soft: light-dark(#e1f0ee, #163b38);
  --premium: light-dark(#7b3a94, #dcaef0);
  --premium-soft: light-dark(#f5eafa, #382044);
  --radius: var(--ordinacia-radius, 10px);
  --spacing: var(--ordinacia-spacing, 24px);
  --gap: max(4px, calc(var(--spacing) - 4px));
  --shadow: 0 8px 28px light-dark(rgb(16 32 30 / 0.16), rgb(0 0 0 / 0.55));
  --nav-width: var(--ordinacia-nav-width, 315px);
  --header-height: var(--ordinacia-header-height, 80px);
  /* The height of list rows, relative to the default. */
  --row-scale: 1;
  --row-padding: 12px;
  /* The height of fixed elements above the content: the page's header, or within the shell the panel's own. */
  --sticky-top: var(--ordinacia-sticky-top, 0px);
  /* The height of fixed elements below the content, with a gap. */
  --sticky-bottom: 12px;
  background: var(--bg);
  color: var(--text);
  font-family: var(--ordinacia-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif);
  font-size: var(--ordinacia-font-size, 15px);
  line-height: 1.45;
  -webkit-font-smoothing: antialiased;
  text-align: left;
  overflow-wrap: break-word;

  &[data-density='compact'] {
    --row-scale: 0.78;
    --row-padding: 5px;
  }
  &[data-theme='light'] {
    color-scheme: light;
  }
  &[data-theme='dark'] {
    color-scheme: dark;
  }
`;

/** Visible to screen readers only. */
export const hiddenClass = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
