import type { Page } from 'puppeteer-core';

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
