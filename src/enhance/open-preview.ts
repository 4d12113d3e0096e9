/** The page of a preview's link: its frame shows what the form's answer is (@preview.link). */
import { readPreviewLink } from '#site/previews/preview-link.ts';

/** Also when another link is opened in the same tab. */
function open(): void {
  const token = readPreviewLink(location.hash);
  const form = document.forms[0];
  const field = form?.elements.namedItem('token');
  document.documentElement.classList.toggle('cut-off', token === null);
  if (token === null || !(field instanceof HTMLInputElement)) return;
  field.value = token;
  form?.submit();
}

open();
addEventListener('hashchange', open);
