import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { pageUnderTest, type Page } from './page-plugin';

/**
 * Chooses the first of these files in the dialog that `open` opens. Puppeteer's method is not used: it may start listening after the dialog
 * has opened.
 */
export async function answerFileDialog(
  page: Pick<Page, 'createCDPSession'>,
  paths: readonly string[],
  open: () => Promise<void>,
): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  await session.send('Page.setInterceptFileChooserDialog', { enabled: true });
  const [{ backendNodeId }] = await Promise.all([
    new Promise<{ backendNodeId?: number }>((resolve) => session.once('Page.fileChooserOpened', resolve)),
    open(),
  ]);
  if (backendNodeId === undefined) throw new Error('The dialog belongs to no input.');
  // An input for one file accepts only one.
  await session.send('DOM.setFileInputFiles', { files: paths.slice(0, 1), backendNodeId });
  await session.detach();
}

export interface FileGesture {
  /** `start`: the first bytes, from which servers detect the type. */
  files: { name: string; size: number; start?: string }[];
  /** Point of the press or drop in the page, in pixels. */
  position: [number, number];
}

/** Commands that choose real files in the browser's dialog, and drag them into the page. */
export function filePlugin(): TestRunnerPlugin {
  const folder = mkdtempSync(join(tmpdir(), 'ordinacia-files-'));

  function pathsOf({ files }: FileGesture): string[] {
    return files.map(({ name, size, start = '' }) => {
      const path = join(folder, name);
      const content = Buffer.alloc(size, 'a');
      content.write(start, 'latin1');
      writeFileSync(path, content);
      return path;
    });
  }

  const choose = (page: Page, gesture: FileGesture, open: () => Promise<void>) =>
    answerFileDialog(page, pathsOf(gesture), open);

  const drag = async (page: Page, gesture: FileGesture, types: readonly ('dragEnter' | 'dragOver' | 'drop')[]) => {
    const session = await page.createCDPSession();
    const [x, y] = gesture.position;
    const data = { items: [], files: pathsOf(gesture), dragOperationsMask: 1 };
    for (const type of types) await session.send('Input.dispatchDragEvent', { type, x, y, data });
    await session.detach();
  };

  /** Browsers detect a change by the modification time, rounded to seconds. */
  const change = (gesture: FileGesture) => {
    const later = Date.now() / 1000 + 3600;
    for (const path of pathsOf(gesture)) utimesSync(path, later, later);
    return Promise.resolve();
  };

  const commands: Record<string, (page: Page, gesture: FileGesture) => Promise<void>> = {
    'file:press': (page, gesture) => choose(page, gesture, () => page.mouse.click(...gesture.position)),
    'file:key': (page, gesture) => choose(page, gesture, () => page.keyboard.press('Enter')),
    'file:drag': (page, gesture) => drag(page, gesture, ['dragEnter', 'dragOver']),
    'file:drop': (page, gesture) => drag(page, gesture, ['drop']),
    'file:change': (_, gesture) => change(gesture),
  };

  return {
    name: 'file',
    serverStop: () => rmSync(folder, { recursive: true, force: true }),
    async executeCommand({ command, payload, session }) {
      const run = commands[command];
      if (!run) return undefined;
      await run(pageUnderTest(session.browser, session.id), payload as FileGesture);
      return { done: true };
    },
  };
}
