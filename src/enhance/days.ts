/**
 * Shows the day of the event (@availability.day), and beside items whether they are free then (@availability.cards). Loaded
 * once a date is known.
 */
import { isShort } from '#domain/availability.ts';
import { dayInWords, dayText } from '#site/stock/texts.ts';
import { $availability, answerOf, requestAnswers } from '#stores/availability.ts';
import { $remembered } from '#stores/draft.ts';
import { $eventDay, $keptDay } from '#stores/event-day.ts';

function paint(): void {
  const eventDay = $eventDay.get();
  for (const place of document.querySelectorAll<HTMLElement>('[data-event-day]')) {
    say(place, eventDay === null ? '' : dayInWords(eventDay));
  }
  const places = [...document.querySelectorAll<HTMLElement>('[data-day]')];
  requestAnswers(places.map(({ dataset }) => dataset.day ?? ''));
  const { items } = $availability.get();
  for (const place of places) {
    const { day: id = '', dayOption: option = '', dayQuantity } = place.dataset;
    const answer = answerOf(items, { id, option });
    const quantity = Number(dayQuantity ?? 1);
    place.toggleAttribute('data-day-short', answer !== undefined && isShort(answer, quantity));
    say(place, answer === undefined ? '' : dayText(answer, quantity));
  }
}

function say(place: HTMLElement, text: string): void {
  // Not compared with the shown text, which a browser's translator changes (@translated.badge).
  if (text === (place.dataset.daySays ?? '')) return;
  place.dataset.daySays = text;
  place.textContent = text;
}

/** Fills the hero's form before it is touched (@home.ask-kept); `hero-ask.ts` keeps what is typed. */
function fillHeroAsk(): void {
  const { guestCount = '' } = $remembered.get();
  for (const field of document.querySelectorAll<HTMLInputElement>('.hero-ask input')) {
    // Of a text that is no number, an empty text becomes the value. Browsers do not restore a default value after Back.
    if (field.value === '')
      field.defaultValue = field.name === 'date' ? ($keptDay.get() ?? '') : guestCount;
  }
}

function begin(): void {
  fillHeroAsk();
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
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', begin);
} else begin();
