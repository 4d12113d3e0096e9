import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';

/**
 * Inline script in the head of the planner. Sets `data-waiting` of the document if the address or the stored event will
 * replace the built plan: `src/styles/planner.css` hides the plan until then, so that nothing moves.
 */
export const WAITING_SCRIPT = `try{if(location.search||/eventDate|guestCount/.test(localStorage["${REMEMBERED_KEY}"]))document.documentElement.dataset.waiting=""}catch{}`;

/**
 * Inline script in the head of the planner. Stores date and guests that the hero's form put into the address
 * (@home.ask-kept), before the planner's own script has come: on a slow line the page may be left first. A day that is
 * over is left out; that of today ends at least 28 hours after its midnight in UTC.
 */
export const ASKED_SCRIPT = [
  'try{let q=new URLSearchParams(location.search)',
  's=localStorage',
  `k="${REMEMBERED_KEY}"`,
  'd=q.get("date")',
  'g=q.get("guests")',
  'r=JSON.parse(s[k]||"{}")',
  'p=/^(\\d{4})-(\\d\\d)-(\\d\\d)$/.exec(d);if(new Date(d)>Date.now()-1008e5)r.eventDate=[p[2],p[3],p[1]].join("/");if(/^\\d{1,4}$/.test(g))r.guestCount=g;if(q.has("date"))s[k]=JSON.stringify(r)}catch{}',
].join(',');
