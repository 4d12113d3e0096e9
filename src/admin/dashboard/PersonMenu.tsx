import { useMutation } from '@tanstack/react-query';
import { useRef, type FocusEvent } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import type { MeView } from '#contracts/accounts/staff.ts';
import { PAGES } from '#site/paths.ts';
import { ROLE_LABELS } from '../accounts/role-labels.ts';
import { useForget } from '../accounts/session/use-forget.ts';
import { MENU_VIEWS, type MenuView } from '../address/place.ts';
import { MENU, VIEW_LABELS } from '../parts/texts.ts';

interface PersonMenuProps {
  me: MeView;
  mayOpen: (view: MenuView) => boolean;
  onView: (view: MenuView) => void;
}

const ENTRY = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-ivory-200';

/**
 * The menu of the signed-in person. The browser closes a popover on Escape and a press outside; this one also closes
 * when the focus leaves it (WCAG 2.4.11).
 */
export function PersonMenu({ me, mayOpen, onView }: PersonMenuProps) {
  const name = me.name || me.email;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const signingOut = useMutation({
    mutationFn: () => call(signInEndpoints.signOut),
    onSuccess: useForget(),
    meta: { failed: MENU.notSignedOut },
  });
  const go = (view: MenuView) => {
    panel.current?.hidePopover();
    onView(view);
  };
  const closeUnlessInside = ({ relatedTarget: next }: FocusEvent) => {
    // Without a target, another window got the focus.
    if (!next || next === button.current || panel.current?.contains(next)) return;
    panel.current?.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        onBlur={closeUnlessInside}
        popoverTarget="person-menu"
        className="flex min-h-11 max-w-48 min-w-11 shrink-0 items-center justify-center rounded-full border border-night-600 font-semibold hover:bg-night-800 md:min-w-0 md:px-4"
      >
        <span className="truncate max-md:sr-only">{name}</span>
        <span aria-hidden="true" className="md:hidden">
          {name.charAt(0).toUpperCase()}
        </span>
      </button>
      <div
        ref={panel}
        id="person-menu"
        popover="auto"
        onBlur={closeUnlessInside}
        className="inset-auto top-15 right-[max(0.75rem,calc((100vw-78rem)/2+1.5rem))] m-0 w-64 rounded-md bg-ivory-50 p-2 text-night-900 shadow-lifted"
      >
        <p className="px-3 py-2 text-xs break-words text-night-600">
          {MENU.who(me.email, ROLE_LABELS[me.role])}
        </p>
        {MENU_VIEWS.filter(mayOpen).map((view) => (
          <button key={view} type="button" className={ENTRY} onClick={() => go(view)}>
            {VIEW_LABELS[view]}
          </button>
        ))}
        <a className={ENTRY} href={PAGES.home}>
          {MENU.viewSite}
        </a>
        <button
          type="button"
          className={ENTRY}
          disabled={signingOut.isPending}
          onClick={() => signingOut.mutate()}
        >
          {MENU.signOut}
        </button>
      </div>
    </>
  );
}
