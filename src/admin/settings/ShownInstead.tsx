import type { MouseEvent } from 'react';
import type { ServiceType } from '#contracts/catalog/public.ts';
import { FIRST_PAGE, hrefOf } from '../address/place.ts';
import { showView } from '../address/router.ts';
import { VIEW_LABELS } from '../parts/texts.ts';
import { OWN_PACKAGES } from './control-texts.ts';
import { useOwnPackages } from './own-packages.ts';

/**
 * Says that visitors see a service's own packages instead of the built-in ones
 * (@settings.packages-shown).
 */
export function ShownInstead({ service }: { service: ServiceType }) {
  const count = useOwnPackages({ enabled: true })?.[service] ?? 0;
  if (count === 0) return null;
  const view = 'service-packages';
  const open = (press: MouseEvent) => {
    // Lets the browser open a new tab or window.
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    showView(view);
  };
  return (
    <p className="mt-1 rounded-md bg-brass-200 px-3 py-2">
      <span>{`${OWN_PACKAGES.notShown(count)} `}</span>
      <a
        href={hrefOf({ view, list: FIRST_PAGE, dialog: null })}
        className="font-semibold underline underline-offset-4"
        onClick={open}
      >
        {VIEW_LABELS[view]}
      </a>
      <span>.</span>
    </p>
  );
}
