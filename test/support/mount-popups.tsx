import { Fragment } from 'react';
import { patientsPart } from '../../src/features/patients';
import type { PopupProps } from '../../src/state/ui/popups';
import { mountFrame, releaseFrames, type MountedFrame } from './mount-frame';
import { unmountViews } from './mount-view';
import type { TestPractice } from './practice';
import { until } from './until';

export type MountedPopups = MountedFrame;

/** Mounts a frame around a button that opens a form's popup. Loads the patients, as the search of the whole panel does, and everything once. */
export async function mountPopups(
  practice: TestPractice,
  name: Exclude<keyof PopupProps, 'alert' | 'confirmation'>,
): Promise<MountedPopups> {
  const frame = await mountFrame(practice, name, {}, Fragment);
  const patients = frame.store.part(patientsPart);
  patients.data.subscribe(() => undefined);
  await until(() => patients.data.peek());
  return frame;
}

export function unmountPopups(): void {
  unmountViews();
  releaseFrames();
}
