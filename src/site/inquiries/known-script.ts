import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';

/**
 * Inline script in the head of the quote request page. It names on the document the fields that will fold to a line
 * (`src/islands/forms/known-lines.ts`), so that the page is painted with the room of the line and nothing moves
 * (`src/styles/checkout.css`). A day that is over is asked for again.
 */
export const KNOWN_SCRIPT = [
  'try{let s=localStorage',
  `k=JSON.parse(s["${REMEMBERED_KEY}"])`,
  'd=s["woodward:draft:quote"]||""',
  'o=new Date(k.eventDate)<Date.now()-864e5&&delete k.eventDate',
  `h=f=>(k[f]||f=="guestCount")&&!d.includes('"'+f+'"')`,
  'g=[["eventDate","eventLocation","guestCount"],["name","phone","email"]].filter(f=>f.every(h));document.documentElement.dataset.known=g}catch{}',
].join(',');
