import { executeServerCommand } from '@web/test-runner-commands';
import type { FileGesture } from './server/file-plugin';

export type NewFile = FileGesture['files'][number];

export const chooseFiles = (target: HTMLElement, ...files: NewFile[]) => command('file:press', target, files);
/** Presses Enter on the focused element and chooses the files in the browser's dialog. */
export const chooseFilesByKey = (target: HTMLElement, ...files: NewFile[]) => command('file:key', target, files);
/** Drags files over the target without dropping them. */
export const dragFiles = (target: HTMLElement, ...files: NewFile[]) => command('file:drag', target, files);
export const dropFiles = (target: HTMLElement, ...files: NewFile[]) => command('file:drop', target, files);

/** Changes a chosen file on disk, with a modification time one hour ahead. */
export const changeOnDisk = (file: NewFile) =>
  executeServerCommand('file:change', { files: [file], position: [0, 0] } satisfies FileGesture);

async function command(name: string, target: HTMLElement, files: NewFile[]): Promise<void> {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const position = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await executeServerCommand(name, { files, position });
}
