/** The choices of two settings; the first of each is the default. */
export const themes = ['auto', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const densities = ['comfortable', 'compact'] as const;

export type Density = (typeof densities)[number];
