import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';

/**
 * Inline script in the head of the planner. Sets `data-waiting` of the document if the address or the stored event will
 * replace the built plan: `src/styles/planner.css` hides the plan until then, so that nothing moves.
 */
export const WAITING_SCRIPT = `try{if(location.search||/eventDate|guestCount/.test(localStorage["${REMEMBERED_KEY}"]))document.documentElement.dataset.waiting=""}catch{}`;
