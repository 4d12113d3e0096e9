/** `npm run features:table`: writes where each feature is into ARCHITECTURE.md. */
import { writeFileSync } from 'node:fs';
import { DOCUMENT, documentWithTable } from './features.ts';

writeFileSync(DOCUMENT, documentWithTable().after);
