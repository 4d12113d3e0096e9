import { useState, type MouseEvent } from 'react';
import { totalQuantity } from '#domain/wishlist.ts';
import * as text from '#site/lists/texts.ts';
import { wishlistLink } from '#site/lists/wishlist-link.ts';
import { PAGES } from '#site/paths.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { browseAllRentals, listTitleOfFirst } from '#site/texts/common.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { $listBook, activeList, FIRST_BOOK } from '#stores/list-book.ts';
import { isListKept } from '#stores/list-kept.ts';
import { notify } from '#stores/toasts.ts';
import { $wishlist, clearWishlist, EMPTY_WISHLIST } from '#stores/wishlist.ts';
import { Modal } from '#ui/Modal.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { EstimateLine } from './EstimateLine.tsx';
import { EventDetails } from './EventDetails.tsx';
import { actAndFocus } from './focus-after.ts';
import { GuestsChanged } from './GuestsChanged.tsx';
import { Letterhead } from './Letterhead.tsx';
import { ListBar } from './ListBar.tsx';
import { MailList } from './MailList.tsx';
import { QuoteLabel } from './QuoteLabel.tsx';
import { WishlistLines } from './WishlistLines.tsx';

export interface WishlistPanelProps {
  /** Begins in the form of the event. */
  asksEvent: boolean;
  onClose: () => void;
}

/** The visitor's wishlist, from any page: change, print, share, request a quote. */
export function WishlistPanel({ asksEvent, onClose }: WishlistPanelProps) {
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  const [linkShown, setLinkShown] = useState(false);
  const [mailShown, setMailShown] = useState(false);
  const link = wishlistLink(list, location.origin);
  const hasShareSheet = 'share' in navigator;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(TOASTS.linkCopied);
    } catch {
      // Without permission for the clipboard, shows the link for copying by hand.
      setLinkShown(true);
    }
  };
  const share = async () => {
    if (!hasShareSheet) return copy();
    try {
      await navigator.share({ title: text.shareTitle(shopFacts().shortName), url: link });
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Modal
      title={text.listTitle}
      placement="side"
      className="print-alone scroll-pb-20"
      head={<Letterhead />}
      onClose={onClose}
    >
      <ListName />
      <ListBar />
      {!isListKept() && <p className="rounded-md bg-ivory-200 p-4 text-sm">{text.notKept}</p>}
      <EventDetails form="list-event" begins={asksEvent} beginsWithDraft />
      <GuestsChanged list={list} />
      {list.length === 0 ? (
        <div className="py-12 text-center">
          <p className="font-display text-xl">{text.emptyTitle}</p>
          <p className="mt-2 text-night-600">{text.emptyText}</p>
          <a href={PAGES.rentals} className="mt-6 button button-night">
            {browseAllRentals}
          </a>
        </div>
      ) : (
        <div className="space-y-4">
          <p className="mt-2 text-sm text-night-600">
            {text.itemsAndPieces(list.length, totalQuantity(list))}
          </p>
          <WishlistLines list={list} />
          <EstimateLine list={list} />
          <div className="sticky bottom-0 bg-ivory-50 py-3 print:hidden">
            <a href={PAGES.checkout} className="button w-full button-night" data-keep-clear>
              <QuoteLabel list={list} label={text.getQuote} />
            </a>
          </div>
          <div className="grid grid-cols-2 gap-2 print:hidden">
            <PanelButton label={text.share} onPress={() => void share()} />
            {hasShareSheet && <PanelButton label={text.copyLink} onPress={() => void copy()} />}
            <PanelButton
              label={text.mail}
              isOpen={mailShown}
              onPress={() => setMailShown(!mailShown)}
            />
            <PanelButton label={text.print} onPress={() => window.print()} />
            <PanelButton
              label={text.clear}
              onPress={(event) => actAndFocus(event, clearWishlist)}
            />
          </div>
          {list.some(({ note }) => note) && (
            <p className="text-xs text-night-600 print:hidden">{text.notesNotShared}</p>
          )}
          {mailShown && <MailList onCopyLink={() => void copy()} />}
          {linkShown && (
            <label className="block text-sm print:hidden">
              <span className="mb-1.5 block font-semibold">{text.linkLabel}</span>
              <input className="input" readOnly value={link} data-select-content />
            </label>
          )}
        </div>
      )}
    </Modal>
  );
}

/** The name that the visitor gave the list; with several lists only in print, because on screen the select shows it. */
function ListName() {
  const book = useStoreValue($listBook, FIRST_BOOK);
  const { name } = activeList(book);
  if (name === listTitleOfFirst) return null;
  const where = book.lists.length > 1 ? 'hidden print:block' : '';
  return (
    <h3 translate="no" className={`text-lg break-words ${where}`}>
      {name}
    </h3>
  );
}

interface PanelButtonProps {
  label: string;
  /** Whether what the button opens is shown; undefined: it opens nothing. */
  isOpen?: boolean;
  onPress: (event: MouseEvent) => void;
}

function PanelButton({ label, isOpen, onPress }: PanelButtonProps) {
  return (
    <button
      type="button"
      className="button min-h-11 button-outline px-3"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
