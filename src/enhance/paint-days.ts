/**
 * Says on cards and product pages what is free on the day of the event (@availability.cards). Loaded
 * once a date is known.
 */
import { dayText } from '#site/texts/availability.ts';
import { $availability, answerOf, wantAnswers } from '#stores/availability.ts';
import { $eventDay } from '#stores/event-day.ts';
import { wake } from './wake-form.ts';

let isPainting = false;

/** Paints now, and whatever the page shows from now on. */
export function paintDays(): void {
  if (isPainting) return;
  isPainting = true;
  new MutationObserver(paint).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['ssr', 'data-day', 'data-day-option'],
  });
  $availability.listen(paint);
  $eventDay.subscribe(paint);
}

function paint(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-day]')];
  const isKnown = $eventDay.get() !== null;
  wantAnswers(places.map(({ dataset }) => dataset.day ?? ''));
  const { items } = $availability.get();
  for (const place of places) {
    const { day: id = '', dayOption: option = '', daySays = '' } = place.dataset;
    const island = place.closest('astro-island[ssr]');
    // React would take a text for a fault of the page while it hydrates.
    if (island) {
      if (isKnown) wake(island);
      continue;
    }
    const answer = answerOf(items, { id, option });
    const says = answer === undefined ? '' : dayText(answer);
    // Not compared with its text, which a translator changes (@translated.badge).
    if (says === daySays) continue;
    place.dataset.daySays = says;
    place.textContent = says;
  }
}
