import { HONEYPOT } from '#stores/forms/signs.ts';

/**
 * A field for programs: no person sees it, reaches it by key, or has it filled in by the browser.
 * Not `display: none`, which programs know to look for.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
