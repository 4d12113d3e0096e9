import type { Wishlist } from '#domain/wishlist.ts';
import * as text from '#site/texts/forms.ts';

export interface ListGoesAlongProps {
  list: Wishlist;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** So many items are named; the rest is counted. */
const NAMED_ITEMS = 3;

/** Says that the wishlist goes along, with what is in it, and lets it be left out. */
export function ListGoesAlong({ list, checked, onChange }: ListGoesAlongProps) {
  const named = list.slice(0, NAMED_ITEMS).map(({ name, quantity }) => `${quantity} × ${name}`);
  const others = list.length - named.length;
  return (
    <div className="rounded-md border border-ivory-500 bg-white p-4">
      {/* Tells a draft with an empty box from one that was never asked: by the same name, so that it is
          kept with the box, whatever became of the draft before. */}
      <input type="hidden" name={WITH_LIST} value="no" />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={WITH_LIST}
          value="yes"
          className="size-5 shrink-0 accent-night-900"
          checked={checked}
          aria-describedby="contact-list-items contact-list-after"
          onChange={(event) => onChange(event.target.checked)}
        />
        {text.withList(list.length)}
      </label>
      <p id="contact-list-items" className="mt-1 text-sm">
        {text.andMore(named, others)}
      </p>
      <p id="contact-list-after" className="mt-1 text-sm text-night-600">
        {checked ? text.listGoes : text.listStays}
      </p>
    </div>
  );
}

const WITH_LIST = 'withList';

/** @returns whether the list goes along by this draft; it does unless the box was emptied */
export function listGoesAlong(draft: Record<string, string>): boolean {
  return draft[WITH_LIST] !== 'no';
}
