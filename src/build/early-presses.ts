import type { AstroIntegration } from 'astro';

/**
 * In the head of every page: keeps presses from before the page's script is there, which repeats them
 * (`src/enhance/page.ts`), and selects what is typed over where they fall
 * (`src/enhance/select-content.ts`). Marks the page when that script does not arrive, or what another
 * one says is missing (`src/enhance/trouble.ts`).
 */
const RECORDER = [
  'early=[]',
  'keepEarly=e=>early.push(e)',
  'addEventListener("click",keepEarly)',
  // An island that is not there yet holds clicks back, not this. False: Safari would put its caret there.
  'onmouseup=({target:t})=>!("selectContent"in t.dataset&&!t.select())',
  'sayMissing=e=>e.classList.add("script-failed")',
  // Of what loads, only scripts have a `text`.
  'addEventListener("error",({target:t})=>"text"in t&&sayMissing(document.documentElement),1)',
].join(';');

/** Loses no press of a visitor who is faster than the network. */
export function earlyPresses(): AstroIntegration {
  return {
    name: 'early-presses',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('head-inline', RECORDER),
    },
  };
}
