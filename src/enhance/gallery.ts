/**
 * The product gallery: thumbnails and swiping follow each other; a press enlarges an image; arrows lead to
 * the next. Without this script thumbnails choose the image, and images link to their file
 * (@product.gallery).
 */

/** Index of the enlarged image. */
let enlargedIndex = 0;

export function watchGallery(): void {
  const slides = document.querySelector<HTMLElement>('.gallery-slides');
  const dialog = enlargedDialog();
  if (!slides || !dialog) return;
  const thumbs = [...document.querySelectorAll<HTMLInputElement>('.gallery-thumb input')];

  const show = (index: number) => slides.scrollTo({ left: index * slides.clientWidth });
  for (const [index, thumb] of thumbs.entries()) {
    thumb.addEventListener('change', () => show(index));
  }
  // A thumbnail may have been chosen before this was loaded.
  const chosen = thumbs.findIndex(({ checked }) => checked);
  if (chosen > 0) show(chosen);
  slides.addEventListener('scrollend', () => {
    const shown = thumbs[Math.round(slides.scrollLeft / slides.clientWidth)];
    if (shown) shown.checked = true;
  });

  // With a window of 657.6 pixels, browsers take the next image for one that is in view.
  slides.addEventListener('focusin', ({ target }) => {
    show(enlargers().indexOf(target as HTMLElement));
  });

  dialog.addEventListener('click', (event) => {
    // A press on a toast leaves the dialog open (@toast.in-dialog); the toast may be gone already.
    const isToast = (target: EventTarget) => target instanceof Element && target.matches('.toast');
    if (event.composedPath().some(isToast)) return;
    const { target } = event;
    const step = (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
    if (step) enlargeNext(Number(step));
    else dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const step = Number(event.key === 'ArrowRight') - Number(event.key === 'ArrowLeft');
    if (step === 0 || enlargers().length < 2) return;
    event.preventDefault();
    enlargeNext(step);
  });
  // The gallery shows the image that was enlarged last.
  dialog.addEventListener('close', () => {
    slides.scrollTo({ left: enlargedIndex * slides.clientWidth, behavior: 'instant' });
    enlargers()[enlargedIndex]?.focus({ preventScroll: true });
  });
}

function enlargers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-enlarge]')];
}

function enlargedDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('.enlarged');
}

function enlargeNext(step: number): void {
  const buttons = enlargers();
  const next = buttons.at((enlargedIndex + step) % buttons.length);
  if (next) enlarge(next);
}

/** Shows an image in the dialog. @param button over the image */
export function enlarge(button: HTMLElement): void {
  const dialog = enlargedDialog();
  const slide = button.parentElement;
  const [shown, link] = [slide?.querySelector('img'), slide?.querySelector('a')];
  if (!dialog || !shown || !link) return;
  enlargedIndex = enlargers().indexOf(button);
  // Created here, because an `<img>` of the page must have a `src`.
  const large = dialog.querySelector('img') ?? dialog.appendChild(new Image(1600, 1200));
  // Shows the small image until the large one is loaded.
  large.style.background = `center / cover url("${shown.currentSrc}")`;
  large.alt = shown.alt;
  large.src = link.href;
  if (!dialog.open) dialog.showModal();
  dialog.scrollTo({
    left: (dialog.scrollWidth - dialog.clientWidth) / 2,
    top: (dialog.scrollHeight - dialog.clientHeight) / 2,
  });
}
