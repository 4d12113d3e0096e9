import type { ReactElement } from 'react';

/**
 * What may stand beside other elements: elements, and never a bare text, which a translator of the
 * browser takes out of React's hands (DECISIONS.md, "A text stands alone in its element").
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
