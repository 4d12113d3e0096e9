import { useEffect, useReducer, useState } from 'react';
import { findLine, type Wishlist, type WishlistLine } from '#domain/wishlist.ts';
import * as text from '#site/lists/texts.ts';
import type { LinkLine } from '#site/lists/wishlist-link.ts';
import { PAGES } from '#site/paths.ts';
import { browseAllRentals } from '#site/texts/common.ts';
import { openWishlist } from '#stores/dialogs.ts';
import {
  addMissingLines,
  loadSharedList,
  replaceWishlist,
  type SharedList,
} from '#stores/shared-list.ts';
import { $wishlist, EMPTY_WISHLIST } from '#stores/wishlist.ts';
import { Modal } from '#ui/Modal.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { EstimateLine } from './EstimateLine.tsx';
import { Letterhead } from './Letterhead.tsx';
import { LineTable } from './LineTable.tsx';
import { WishlistRow } from './WishlistRow.tsx';

export interface SharedListPanelProps {
  link: LinkLine[] | 'broken';
  onClose: () => void;
}

/** A list from the address, to view and adopt. */
export function SharedListPanel({ link, onClose }: SharedListPanelProps) {
  const own = useStoreValue($wishlist, EMPTY_WISHLIST);
  const { list, retry } = useSharedList(link);
  const failure = link === 'broken' ? text.linkBroken : list === null && text.listMissing;

  // The list leaves the address: otherwise a reload or Back would open this panel again.
  const close = () => {
    forgetFragment();
    onClose();
  };
  const adopt = (change: () => void) => {
    change();
    forgetFragment();
    openWishlist();
  };

  return (
    <Modal
      title={text.sharedTitle}
      placement="side"
      className="print-alone"
      head={<Letterhead />}
      onClose={close}
    >
      <div role="status">
        {failure && <p className="rounded-md bg-rose-100 p-4">{failure}</p>}
        {!failure && !list && <p className="py-8 text-night-600">{text.opening}</p>}
      </div>
      {list === null && (
        <button type="button" className="mt-4 button w-full button-night" onClick={retry}>
          {text.tryAgain}
        </button>
      )}
      {list && (
        <>
          {list.lines.length > 0 && (
            <p className="text-night-600">{introduction(list.lines, own)}</p>
          )}
          <Gone names={list.gone} />
          {list.lines.length === 0 && (
            <a href={PAGES.rentals} className="mt-4 button w-full button-night">
              {browseAllRentals}
            </a>
          )}
          <LineTable>
            {list.lines.map((line) => (
              <WishlistRow key={`${line.id} ${line.option}`} line={line}>
                <span className="text-sm">{`${text.quantityOf(line.quantity)}${difference(line, own)}`}</span>
              </WishlistRow>
            ))}
          </LineTable>
          {list.lines.length > 0 && (
            <>
              <EstimateLine list={list.lines} />
              <Choice lines={list.lines} own={own} take={adopt} />
            </>
          )}
        </>
      )}
    </Modal>
  );
}

interface ChoiceProps {
  lines: Wishlist;
  own: Wishlist;
  /** Changes the visitor's list and opens it. */
  take: (change: () => void) => void;
}

/**
 * Buttons that replace the visitor's list or merge the shared one into it; only one to open it if both are the same.
 */
function Choice({ lines, own, take }: ChoiceProps) {
  if (isSameList(lines, own)) {
    return (
      <button
        type="button"
        className="mt-4 button w-full button-night print:hidden"
        onClick={() => take(() => undefined)}
      >
        {text.openMine}
      </button>
    );
  }
  const onlyOwn = own
    .filter((line) => !findLine(lines, line))
    .map(({ quantity, name }) => `${quantity} × ${name}`);
  return (
    <>
      {onlyOwn.length > 0 && <p className="mt-4 text-sm">{text.onlyOnYours(onlyOwn)}</p>}
      <div className="mt-4 grid gap-2 print:hidden">
        <button
          type="button"
          className="button w-full button-night"
          onClick={() =>
            take(() => (own.length > 0 ? addMissingLines(lines) : replaceWishlist(lines)))
          }
        >
          {own.length > 0 ? text.addMissing : text.takeThis}
        </button>
        {own.length > 0 && (
          <button
            type="button"
            className="button w-full button-outline"
            onClick={() => take(() => replaceWishlist(lines))}
          >
            {text.replaceMine}
          </button>
        )}
      </div>
    </>
  );
}

function introduction(lines: Wishlist, own: Wishlist): string {
  if (isSameList(lines, own)) return text.sameList;
  return own.length > 0 ? text.sharedBesideYours : text.sharedWithYou;
}

/** Whether both lists have the same lines, in any order. */
function isSameList(lines: Wishlist, own: Wishlist): boolean {
  return (
    lines.length === own.length &&
    lines.every((line) => findLine(own, line)?.quantity === line.quantity)
  );
}

/** The quantity in the visitor's list, if different. */
function difference(line: WishlistLine, own: Wishlist): string {
  const quantity = findLine(own, line)?.quantity ?? line.quantity;
  return quantity === line.quantity ? '' : text.yourQuantity(quantity);
}

/** Shared items that are no longer available. */
function Gone({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="mt-4 rounded-md bg-ivory-200 p-4 text-sm">
      <p className="font-semibold">{text.goneTitle}</p>
      <ul className="mt-1 list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="mt-2 text-night-600">{text.goneText}</p>
    </div>
  );
}

/** Removes the list from the address of this history entry. */
function forgetFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** @returns the list (undefined: loading; null: failed) and a retry */
function useSharedList(link: LinkLine[] | 'broken') {
  const [list, setList] = useState<SharedList | null>();
  const [attempt, countAttempt] = useReducer((last: number) => last + 1, 0);

  useEffect(() => {
    if (link === 'broken') return undefined;
    let isCurrent = true;
    const show = (loaded: SharedList | null) => {
      if (isCurrent) setList(loaded);
    };
    loadSharedList(link).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [link, attempt]);

  const retry = () => {
    setList(undefined);
    countAttempt();
  };
  return { list, retry };
}
