/** The engines of the browsers that people use: Chrome and Edge, Firefox, Safari. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];
