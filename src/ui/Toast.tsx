import * as RadixToast from '@radix-ui/react-toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon.tsx';
import { keepClear } from './keep-clear.ts';
import { close } from './texts.ts';

// @toast.duration, @toast.swipe, @toast.hotkey
const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

interface ToastProps {
  open: boolean;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** A further line. */
  detail?: string | undefined;
  /** Follows the detail, and is not translated. */
  code?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  onClose: () => void;
}

/** A toast with its region (@toast.one), placed where it covers no controls. */
function Toast({ open, title, description, variant, detail, code, action, onClose }: ToastProps) {
  const viewport = useRef<HTMLOListElement | null>(null);
  /** What had the focus before the toast. */
  const before = useRef<Element | null>(null);
  const leave = () => {
    // Radix moves the focus to the list of toasts, which is hidden once it is empty.
    const hasFocus = viewport.current?.contains(document.activeElement) === true;
    if (hasFocus && before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true });
    }
    onClose();
  };
  const place = useCallback((element: HTMLOListElement | null) => {
    viewport.current = element;
    return keepClear(element);
  }, []);
  return (
    <RadixToast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <RadixToast.Root
        open={open}
        onOpenChange={(next) => {
          if (!next) leave();
        }}
        onEscapeKeyDown={keepDialogOpen}
        data-variant={variant}
        className="toast on-night"
      >
        <div className="contents">
          {/* The space separates title and text for screen readers. */}
          <RadixToast.Title className="font-semibold">{`${title} `}</RadixToast.Title>
          <RadixToast.Description className="toast-text col-span-full mt-0.5">
            {description}
          </RadixToast.Description>
          {detail && (
            <p className="toast-text col-span-full mt-1 font-semibold">
              <span>{detail}</span>
              {code && <span translate="no">{code}</span>}
            </p>
          )}
        </div>
        <div className="col-2 row-1 -m-2 flex flex-wrap items-start justify-end">
          {action && (
            <RadixToast.Action
              altText={action.label}
              className="min-h-11 rounded-full px-3 text-sm font-semibold underline underline-offset-4"
              onClick={action.run}
            >
              {action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close
            aria-label={close}
            className="grid size-11 place-items-center rounded-full"
          >
            <Icon name="close" />
          </RadixToast.Close>
        </div>
      </RadixToast.Root>
      <RadixToast.Viewport
        ref={place}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
        hotkey={HOTKEY}
        // At most 420 px from medium widths on (@toast.width); presses on the room around the toast pass through.
        className="pointer-events-none fixed bottom-0 left-0 z-50 w-full max-w-[420px] p-3 *:pointer-events-auto empty:hidden"
      />
    </RadixToast.Provider>
  );
}

/**
 * Escape closes only the toast, not the dialog. Radix ignores a prevented key, so it is prevented after Radix has
 * handled it.
 */
function keepDialogOpen(event: KeyboardEvent): void {
  if (event.eventPhase === Event.BUBBLING_PHASE) queueMicrotask(() => event.preventDefault());
}

export interface HostedToastProps {
  /** A new id is a new toast. */
  toast: Omit<ToastProps, 'onClose'> & { id: number };
  onDismiss: (id: number) => void;
}

/** Renders the toast in the open dialog, or else in the page. */
export function HostedToast({ toast: { id, ...toast }, onDismiss }: HostedToastProps) {
  const host = useToastHost(id);
  if (!host) return null;
  return createPortal(<Toast key={id} {...toast} onClose={() => onDismiss(id)} />, host);
}

/**
 * @returns the open modal dialog, because everything else is inert, or the open panel of the search, which lies above the
 *   page, or else the page's region
 */
function useToastHost(id: number): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const unmounted = new AbortController();
    const listening = { signal: unmounted.signal };
    const findHost = () => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      const panel = document.querySelector('[role=search]:popover-open');
      setHost(dialog ?? panel ?? document.querySelector('#toasts'));
      // On the dialog itself: `close` of a removed dialog reaches no other listener.
      dialog?.addEventListener('close', findHost, listening);
    };
    findHost();
    // For what opens later, and a panel that closes; captured, because the event does not bubble.
    document.addEventListener('toggle', findHost, { ...listening, capture: true });
    return () => unmounted.abort();
  }, [id]);
  return host;
}
