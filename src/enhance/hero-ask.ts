/** Keeps the date and guests of the hero's form for all forms, and fills them in again (@home.ask-kept). */
import { formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { parseComingDay } from '#domain/typed-date.ts';
import { $remembered, rememberedDetails, saveEventDetails } from '#stores/draft.ts';
import { deviceStores } from '#stores/storage.ts';

/** Does nothing on pages without the form. */
export function keepHeroAsk(): void {
  const today = todayInDetroit(new Date());
  const dayIn = (text: string) => parseComingDay(text, today);
  keepField('date', 'eventDate', {
    show: (known) => dayIn(known) ?? '',
    read: (typed) => formatEventDate(dayIn(typed)),
  });
  keepField('guests', 'guestCount', {
    show: (known) => (/^\d+$/.test(known) ? known : ''),
    read: (typed) => typed,
  });
}

interface Format {
  /** @returns the field's value for the stored text */
  show: (known: string) => string;
  /** @returns the text to store for what was typed */
  read: (typed: string) => string;
}

function keepField(name: string, detail: string, { show, read }: Format): void {
  const field = document.querySelector<HTMLInputElement>(`.hero-ask [name=${name}]`);
  if (!field) return;
  const { [detail]: known = '' } = rememberedDetails();
  const store = () => saveEventDetails({ [detail]: read(field.value) });
  const kept = show(known);
  // After Back the browser restores what was typed before this was loaded: older than what is known, a part of a date too.
  if (field.value === '' || (known && isRestored())) field.value = kept;
  else if (field.value !== kept) store();
  // Stored now: what the browser restored would bring back a date that was changed or cleared since.
  if (deviceStores()) field.autocomplete = 'off';
  field.addEventListener('input', store);
  let last = known;
  // Given in the panel or another tab. A day that is over, or incomplete, is stored as empty, and stays as typed.
  $remembered.listen(({ [detail]: now = '' }) => {
    if (now === last) return;
    last = now;
    if (field !== document.activeElement) field.value = show(now);
  });
}

function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming).type === 'back_forward';
}
