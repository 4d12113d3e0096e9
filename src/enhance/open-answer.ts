/** Opens the answer that an address names (@trust.faq): browsers do so only for what is inside it. */

function openNamed(): void {
  // A hand-typed address may not decode.
  const named = document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

addEventListener('hashchange', openNamed);
openNamed();
