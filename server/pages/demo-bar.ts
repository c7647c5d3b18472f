/** Adds the bar that says, on every page of a demo, that nothing on it is real. */
export const withDemoBar = (page: string) =>
  page
    .replace('</head>', '  <link rel="stylesheet" href="/demo-bar.css" />\n  </head>')
    .replace('<body>', `<body>\n    ${BAR}`);

const BAR = `<aside class="demo-bar" aria-label="Ukážka">
      <p><strong>Ukážka.</strong> Pacienti sú vymyslení a&nbsp;heslo pozná každý. Nezadávajte sem skutočné údaje.</p>
    </aside>`;
