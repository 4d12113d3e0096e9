import type { ReactElement } from 'react';

/** Children without bare text, whose nodes a browser's translator would replace unknown to React (DECISIONS.md). */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
