import type { ReactElement } from 'react';

/** Without bare text, which a browser's translator would replace under React (DECISIONS.md). */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
