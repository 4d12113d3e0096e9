import type { WishlistLine } from '#domain/wishlist.ts';
import { currentLine, type ListItem } from '#site/lists/list-items.ts';
import * as text from '#site/lists/texts.ts';
import { chooseWishlistOption } from '#stores/wishlist.ts';
import { Select } from '#ui/Select.tsx';

export interface LineOptionProps {
  line: WishlistLine;
  /** The item as it is in the catalog now; undefined: not fetched. */
  item: ListItem | undefined;
  /** Called after the option is set, which remounts the line. */
  onChosen: () => void;
}

/** Chooses the option of a line that has none (@wishlist.choose-option). */
export function LineOption({ line, item, onChosen }: LineOptionProps) {
  if (line.option !== '' || !item || item.options.length === 0) return null;
  const choose = (name: string) => {
    const chosen = currentLine(item, name);
    if (name === '' || !chosen) return;
    chooseWishlistOption(line, chosen);
    onChosen();
  };
  return (
    <div className="basis-full print:hidden">
      <Select
        className="mb-2 min-h-11 py-2 text-sm"
        aria-label={text.chooseOptionOf(item.name)}
        autoComplete="off"
        placeholder={text.chooseOption}
        items={item.options.map(({ name, price }) => ({
          value: name,
          label: `${name} - ${price}`,
        }))}
        value=""
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
