/**
 * The product gallery: thumbnails and swiping follow each other, and a press on an image shows it
 * enlarged; arrows lead to the next one. Without this, the images can be swiped, and are links to their files (@product.gallery).
 */

export function watchGallery(): void {
  const slides = document.querySelector<HTMLElement>('.gallery-slides');
  const dialog = document.querySelector<HTMLDialogElement>('.enlarged');
  if (!slides || !dialog) return;
  const thumbs = [...document.querySelectorAll<HTMLInputElement>('.gallery-thumb input')];

  const show = (index: number) => slides.scrollTo({ left: index * slides.clientWidth });
  for (const [index, thumb] of thumbs.entries()) {
    thumb.addEventListener('change', () => show(index));
  }
  // Chosen before this was loaded.
  const chosen = thumbs.findIndex(({ checked }) => checked);
  if (chosen > 0) show(chosen);
  slides.addEventListener('scrollend', () => {
    const shown = thumbs[Math.round(slides.scrollLeft / slides.clientWidth)];
    if (shown) shown.checked = true;
  });

  const links = [...slides.querySelectorAll('a')];
  /** Number of the enlarged image. */
  let at = 0;
  const enlarge = (index: number) => {
    const link = links.at(index % links.length);
    if (!link) return;
    at = links.indexOf(link);
    draw(link, dialog);
  };
  slides.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    // A new tab or window was asked for.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge(links.indexOf(link));
  });

  dialog.addEventListener('click', ({ target }) => {
    const step = (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
    if (step) enlarge(at + Number(step));
    else dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const step = Number(event.key === 'ArrowRight') - Number(event.key === 'ArrowLeft');
    if (step === 0 || links.length < 2) return;
    event.preventDefault();
    enlarge(at + step);
  });
  // Back to the image that was seen last.
  dialog.addEventListener('close', () => {
    slides.scrollTo({ left: at * slides.clientWidth, behavior: 'instant' });
    links[at]?.focus({ preventScroll: true });
  });
}

function draw(link: HTMLAnchorElement, dialog: HTMLDialogElement): void {
  const shown = link.querySelector('img');
  if (!shown) return;
  // Not in the page itself: it would be an image without a file.
  const large = dialog.querySelector('img') ?? dialog.appendChild(new Image(1600, 1200));
  // What is there already shows until the large file has come.
  large.style.background = `center / cover url("${shown.currentSrc}")`;
  large.alt = shown.alt;
  large.src = link.href;
  if (!dialog.open) dialog.showModal();
  dialog.scrollTo({
    left: (dialog.scrollWidth - dialog.clientWidth) / 2,
    top: (dialog.scrollHeight - dialog.clientHeight) / 2,
  });
}
