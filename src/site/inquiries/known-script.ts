import { draftKey } from '#domain/draft-key.ts';
import { EVENT_FIELDS, PERSON_FIELDS } from '#domain/inquirer-fields.ts';
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';

/**
 * Inline script in the head of the quote request page. Sets `data-known` of the document to the groups of fields that
 * will fold to a line (`src/islands/forms/known-lines.ts`): `src/styles/checkout.css` gives them only the room of the
 * line, so that nothing moves. A group with a day that is over does not fold.
 */
export const KNOWN_SCRIPT = [
  'try{let s=localStorage',
  `k=JSON.parse(s["${REMEMBERED_KEY}"])`,
  `d=s["${draftKey('quote')}"]||""`,
  'o=new Date(k.eventDate)<Date.now()-864e5&&delete k.eventDate',
  `h=f=>(k[f]||f=="guestCount")&&!d.includes('"'+f+'"')`,
  `g=${JSON.stringify([EVENT_FIELDS, PERSON_FIELDS])}.filter(f=>f.every(h));document.documentElement.dataset.known=g}catch{}`,
].join(',');
