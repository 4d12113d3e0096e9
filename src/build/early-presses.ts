import type { AstroIntegration } from 'astro';

/**
 * In the head of every page: keeps presses from before the page's script is there, which repeats
 * them (`src/enhance/page.ts`), selects what is typed over (`src/enhance/select-content.ts`), and marks the page when that script does not arrive, or what another
 * one says is missing (`src/enhance/trouble.ts`).
 */
const RECORDER = [
  'self.early=[]',
  'self.keepEarly=e=>{early.push(e);"selectContent"in e.target.dataset&&e.target.select()}',
  'addEventListener("click",keepEarly)',
  'self.sayMissing=e=>e.classList.add("script-failed")',
  'addEventListener("error",({target:t})=>t.tagName=="SCRIPT"&&sayMissing(document.documentElement),true)',
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
