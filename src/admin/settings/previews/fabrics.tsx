import type { Settings } from '#contracts/settings/sections.ts';
import { Nothing, PreviewImage } from './parts.tsx';
import { PREVIEWS } from './texts.ts';

// Entries have nothing that stays but their place in the list.
/* oxlint-disable react/no-array-index-key */

/** Fabrics as they stand above the items of their category. */
export function FabricsPreview({ value }: { value: Settings['fabrics'] }) {
  if (value.entries.length === 0) return <Nothing>{PREVIEWS.noFabrics}</Nothing>;
  return (
    <ul className="grid grid-cols-3 gap-3 p-5">
      {value.entries.map(({ name, image }, index) => (
        <li key={index} className="text-xs">
          <PreviewImage url={image} className="mb-1 block aspect-square w-full rounded-sm" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
