import type { AstroIntegration } from 'astro';

/**
 * Inline script in the head of every page. Records clicks until the page's script repeats them
 * (`src/enhance/page.ts`), selects the content of fields that are replaced on entry
 * (`src/enhance/select-content.ts`), and marks the page when a script fails to load
 * (`src/enhance/trouble.ts`).
 */
const RECORDER = [
  'early=[]',
  'keepEarly=e=>early.push(e)',
  'addEventListener("click",keepEarly)',
  // A pending island delays clicks, not mouseup. False prevents Safari from placing its caret.
  'onmouseup=({target:t})=>!("selectContent"in t.dataset&&!t.select())',
  'sayMissing=e=>e.classList.add("script-failed")',
  // Of elements that load something, only scripts have a `text`.
  'addEventListener("error",({target:t})=>"text"in t&&sayMissing(document.documentElement),1)',
].join(';');

/** Adds `RECORDER` to every page. */
export function earlyPresses(): AstroIntegration {
  return {
    name: 'early-presses',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('head-inline', RECORDER),
    },
  };
}
