/** Opens the answer named in the address (@trust.faq): browsers open `<details>` only for a target inside it. */

function openNamed(): void {
  // Not decoded, because a typed address may be invalid.
  const named = document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

addEventListener('hashchange', openNamed);
openNamed();
