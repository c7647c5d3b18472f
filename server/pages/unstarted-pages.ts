import { createHash } from 'node:crypto';

/**
 * Shows `#not-started`, which the page's module removes, if the module has not started, and reloads the page once the server sends it. Inline,
 * because a file could fail to load as the module did. A reload without a response first could end at an error page, which stays.
 */
const SCRIPT = `
      addEventListener('load', () => {
        const notice = document.getElementById('not-started');
        if (!notice) return;
        document.getElementById('loading')?.remove();
        notice.hidden = false;
        setInterval(() => {
          fetch(location.href).then(({ ok }) => ok && location.reload(), () => undefined);
        }, 15000);
      });
    `;

/** The source of the script in the pages' policy. */
export const RESTART_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** For pages of devices that nobody attends. */
export const withRestart = (page: string) => page.replace('</head>', `  <script>${SCRIPT}</script>\n  </head>`);
