import type { ReactElement } from 'react';

/**
 * Elements without bare text, because the browser's translator would replace a text node under React
 * (DECISIONS.md, "A text stands alone in its element").
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
