import * as v from 'valibot';
import { requiredText } from './fields';

/** The choices of two settings; the first of each is the default. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** A stored setting, or field of the profile. For an image the value is its URL. */
export const settingSchema = v.object({ name: requiredText, value: v.unknown() });
export type Setting = v.InferOutput<typeof settingSchema>;
