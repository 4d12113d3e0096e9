/** The files that import each other. */
export const PROJECT_CODE = ['{src,db,netlify,tests,tools}/**/*.{ts,tsx,astro}', '*.config.*'];
