import { rules } from '../../../ui/style/rules';

/**
 * Every length is relative to the screen: `--u` is a hundredth of its smaller side, so that the layout is the same on every television.
 * Text to be read from five metres is at least 4 `--u` high.
 */
export const displayStyle = rules`
  :host {
    all: initial;
    display: block;
    height: 100%;
    min-height: 240px;
    overflow: hidden;
  }
  :host([hidden]) {
    display: none !important;
  }
  :where(*, *::before, *::after) {
    box-sizing: border-box;
    unicode-bidi: isolate;
  }
  :where(h1, h2, p, ol, li) {
    margin: 0;
    padding: 0;
    font-size: inherit;
    font-weight: inherit;
  }
  [hidden] {
    display: none !important;
  }
  [part='root'] {
    --accent: var(--ordinacia-display-accent, #0f766e);
    --on-accent: var(--ordinacia-display-on-accent, #ffffff);
    --ground: var(--ordinacia-display-background, #f3f6f5);
    --text: var(--ordinacia-display-text, #14201e);
    --quiet: #485754;
    --line: #cfd9d6;
    --warn: #8a3b00;
    --warn-ground: #fff1df;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: calc(var(--u) * 2.4);
    width: 100%;
    height: 100%;
    padding: calc(var(--u) * 3.4) calc(var(--u) * 4);
    background: var(--ground);
    box-shadow: 0 0 0 40px var(--ground);
    color: var(--text);
    font-family: var(--ordinacia-display-font, system-ui, sans-serif);
    font-size: calc(var(--u) * 4);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  [data-theme='dark'] {
    --accent: var(--ordinacia-display-accent, #59d0c3);
    --on-accent: var(--ordinacia-display-on-accent, #04211e);
    --ground: var(--ordinacia-display-background, #0b1110);
    --text: var(--ordinacia-display-text, #eef4f3);
    --quiet: #a9b8b5;
    --line: #2d3a38;
    --warn: #ffc58a;
    --warn-ground: #33210d;
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: calc(var(--u) * 1) calc(var(--u) * 4);
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: calc(var(--u) * 1) calc(var(--u) * 4);
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(var(--u) * 2.5);
    min-width: 0;
  }
  .practice {
    font-size: calc(var(--u) * 4.6);
    font-weight: 700;
  }
  .doctor,
  .day,
  .kind,
  .before {
    color: var(--quiet);
  }
  .state {
    font-weight: 600;
  }
  .state::before {
    content: '';
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-right: 0.35em;
    border: 0.12em solid currentColor;
    border-radius: 50%;
  }
  .state[data-state='online'] {
    color: var(--accent);
  }
  .state[data-state='online']::before {
    background: currentColor;
  }
  .when {
    text-align: right;
  }
  .day {
    font-size: calc(var(--u) * 3.4);
  }
  .clock {
    font-size: calc(var(--u) * 6.4);
    line-height: 1;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    gap: calc(var(--u) * 4);
    min-height: 0;
  }
  /* Pale, but readable: outdated by moments only. */
  [data-live='false'] .content {
    --accent: var(--quiet);
    color: var(--quiet);
  }
  [data-live='false'] .number {
    opacity: 0.7;
  }
  .called,
  .queue {
    display: flex;
    flex-direction: column;
    min-height: 0;
    padding: calc(var(--u) * 2) calc(var(--u) * 3.4);
    border: calc(var(--u) * 0.3) solid var(--line);
    border-radius: calc(var(--u) * 3);
    overflow: hidden;
  }
  h2 {
    font-size: calc(var(--u) * 4.6);
    font-weight: 700;
  }
  .called {
    align-items: center;
    gap: calc(var(--u) * 0.6);
    border-color: var(--accent);
    text-align: center;
  }
  /* Fills the remaining space: the number is scaled to fit it. */
  .now {
    display: grid;
    flex: 1 1 0;
    place-items: center;
    align-self: stretch;
    min-height: 0;
    overflow: hidden;
  }
  .number {
    color: var(--accent);
    font-size: var(--fit);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  [data-empty='true'] .number {
    color: var(--quiet);
    font-size: calc(var(--u) * 7);
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.2;
    white-space: normal;
  }
  .come-in {
    font-size: calc(var(--u) * 5);
    font-weight: 700;
  }
  .called[data-flash] {
    background: var(--accent);
    color: var(--on-accent);
    animation: calling 1.6s 5;
  }
  .called[data-flash] :is(.number, .kind, .before) {
    color: inherit;
  }
  @keyframes calling {
    50% {
      box-shadow: 0 0 0 calc(var(--u) * 2) color-mix(in srgb, var(--accent) 45%, transparent);
    }
  }
  .queue {
    gap: calc(var(--u) * 1.2);
  }
  .next {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    gap: calc(var(--u) * 0.8);
    min-height: 0;
    overflow: hidden;
    list-style: none;
  }
  .next li {
    display: flex;
    flex: none;
    align-items: baseline;
    gap: 0 calc(var(--u) * 2);
  }
  .next b {
    font-size: calc(var(--u) * 8);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    flex: none;
    white-space: nowrap;
  }
  .next li:first-child b {
    color: var(--accent);
    font-size: calc(var(--u) * 11);
  }
  .next span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .next span,
  .none {
    color: var(--quiet);
  }
  .none {
    flex: 1;
  }
  .waiting {
    font-weight: 600;
  }
  .delay,
  .notice,
  .link {
    padding: calc(var(--u) * 1) calc(var(--u) * 2);
    border-radius: calc(var(--u) * 1.4);
    background: var(--warn-ground);
    color: var(--warn);
    font-weight: 700;
  }
  .notice {
    display: -webkit-box;
    margin-bottom: calc(var(--u) * 1);
    overflow: hidden;
    font-size: calc(var(--u) * 4.2);
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .note {
    color: var(--quiet);
  }
  .unmute {
    min-height: 44px;
    margin-left: auto;
    padding: calc(var(--u) * 0.8) calc(var(--u) * 2.4);
    border: 0;
    border-radius: calc(var(--u) * 2);
    background: var(--accent);
    color: var(--on-accent);
    font: inherit;
    font-weight: 700;
    cursor: pointer;
  }
  .unmute:focus-visible {
    outline: 4px solid var(--text);
    outline-offset: 4px;
  }
  .message {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: calc(var(--u) * 3);
    text-align: center;
    text-wrap: balance;
  }
  .message h2 {
    font-size: calc(var(--u) * 9);
  }
  .message p {
    max-width: 34em;
    color: var(--quiet);
    font-size: calc(var(--u) * 5);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [data-shape='tall'] .content {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1.25fr) minmax(0, 1fr);
  }
  [data-shape='tall'] .notice {
    -webkit-line-clamp: 4;
  }
  @media (prefers-reduced-motion: reduce) {
    .called[data-flash] {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .called[data-flash] {
      border-width: calc(var(--u) * 1.5);
    }
  }
`;
