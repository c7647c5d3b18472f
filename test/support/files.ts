import { executeServerCommand } from '@web/test-runner-commands';
import type { FileGesture } from './server/file-plugin';

export type NewFile = FileGesture['files'][number];

/** Presses it and chooses in the browser's dialog. */
export const chooseFiles = (target: HTMLElement, ...files: NewFile[]) => command('file:press', target, files);
/** The same by the keyboard: Enter, where the focus is. */
export const chooseFilesByKey = (target: HTMLElement, ...files: NewFile[]) => command('file:key', target, files);
/** Drags files over it, without letting go. */
export const dragFiles = (target: HTMLElement, ...files: NewFile[]) => command('file:drag', target, files);
/** Lets go of files over it. */
export const dropFiles = (target: HTMLElement, ...files: NewFile[]) => command('file:drop', target, files);

/** Another program changes a chosen file on disk, an hour later. */
export const changeOnDisk = (file: NewFile) =>
  executeServerCommand('file:change', { files: [file], position: [0, 0] } satisfies FileGesture);

async function command(name: string, target: HTMLElement, files: NewFile[]): Promise<void> {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const position = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await executeServerCommand(name, { files, position });
}
