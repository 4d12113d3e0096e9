/** Shows what is free on the day of the event (@availability.cards). Loaded once a date is known. */
import { dayText } from '#site/stock/texts.ts';
import { $availability, answerOf, requestAnswers } from '#stores/availability.ts';
import { $eventDay } from '#stores/event-day.ts';

function paint(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-day]')];
  requestAnswers(places.map(({ dataset }) => dataset.day ?? ''));
  const { items } = $availability.get();
  for (const place of places) {
    const { day: id = '', dayOption: option = '', dayQuantity, daySays = '' } = place.dataset;
    const answer = answerOf(items, { id, option });
    const says = answer === undefined ? '' : dayText(answer, Number(dayQuantity ?? 1));
    // Not compared with the text, which a translator changes (@translated.badge).
    if (says === daySays) continue;
    place.dataset.daySays = says;
    place.textContent = says;
  }
}

function begin(): void {
  new MutationObserver(paint).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-day', 'data-day-option', 'data-day-quantity'],
  });
  $availability.listen(paint);
  $eventDay.subscribe(paint);
}

// A prerendered page sends nothing (@pages.opened).
if ('prerendering' in document && document.prerendering === true) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();
