import * as Toast from '@radix-ui/react-toast';
import { $notice, dismissNotice, NOTICE_DURATION_MS } from '#stores/notices.ts';
import { Icon } from '#ui/Icon.tsx';
import { useStoreValue } from '#ui/use-store.ts';

/** Spec §9: swipe right to dismiss, 50 px; F8 moves the focus to the notices. */
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

/** The notice region: shows the one notice there is (spec §9). */
export function Toaster() {
  const notice = useStoreValue($notice, null);
  return (
    <Toast.Provider
      duration={NOTICE_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {notice && (
        <Toast.Root
          key={notice.id}
          open={notice.open}
          onOpenChange={(open) => {
            if (!open) dismissNotice(notice.id);
          }}
          data-variant={notice.variant}
          className="notice on-night"
        >
          <div className="min-w-0">
            <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
            <Toast.Description className="mt-0.5 text-sm">{notice.description}</Toast.Description>
          </div>
          <Toast.Close
            aria-label="Close"
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-full"
          >
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={HOTKEY}
        className="fixed inset-x-0 bottom-0 z-50 flex flex-col p-4 md:left-auto md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
