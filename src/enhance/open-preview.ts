/** Shows a preview's page in a frame, as the response to a form (@preview.link). */
import { readPreviewLink } from '#site/previews/preview-link.ts';

/** Also called when another link is opened in the same tab. */
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
