/**
 * Fields whose content is replaced, not continued, are selected as a whole when they are entered, and
 * again after Enter (`data-select-content`): 160 typed over a 1 would be 1160. It is here for all of
 * them, because somebody may type before an island has arrived.
 */
export function selectContent(): void {
  document.addEventListener('focusin', ({ target }) => select(target));
  document.addEventListener('keydown', ({ target, key }) => {
    if (key === 'Enter') select(target);
  });
  // What was entered while this was on its way, and is untouched.
  const { activeElement: entered } = document;
  if (entered instanceof HTMLInputElement && entered.value === entered.defaultValue)
    select(entered);
}

function select(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && 'selectContent' in target.dataset) target.select();
}
