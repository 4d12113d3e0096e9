import { useRef, type ReactNode } from 'react';
import { colorKey, type CatalogFilter, type FilterCounts } from '#domain/catalog.ts';
import { swatch } from '#domain/colors.ts';
import type { Choice, FilterChoices } from '#site/catalog/filter-choices.ts';
import * as text from '#site/catalog/texts.ts';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/Icon.tsx';
import { TagSelect } from './TagSelect.tsx';

export const FILTERS_ID = 'filters';

export interface FiltersProps {
  filter: CatalogFilter;
  choices: FilterChoices;
  tags: readonly string[];
  /** Null until all items are loaded. */
  counts: FilterCounts | null;
  /** Number of matching items; null: not known yet. */
  matching: number | null;
  onChange: (patch: Partial<CatalogFilter>) => void;
  /** Sets a tag, which keeps the page number (@category.page-after-filter). */
  onTag: (tag: string) => void;
}

/**
 * Filters besides search and sort (@category.filters): beside the list, or over the page (`.filters` in the style
 * sheet).
 */
export function Filters({ filter, choices, tags, counts, matching, ...handlers }: FiltersProps) {
  const { colors, sizes, withImage } = choices;
  const { onChange, onTag } = handlers;
  const close = useRef<HTMLButtonElement>(null);
  return (
    <div
      id={FILTERS_ID}
      popover="auto"
      className="filters needs-script"
      aria-label={text.filters}
      role="group"
      // Over the page it covers the button that opened it; closing returns the focus to that button.
      onToggle={({ newState }) => newState === 'open' && close.current?.focus()}
    >
      <div className="mb-6 flex items-center justify-between lg:hidden">
        <p className="font-display text-xl">{text.filters}</p>
        <button
          ref={close}
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={text.closeFilters}
          className="grid size-11 place-items-center rounded-full hover:bg-ivory-200"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div className="space-y-6">
        {tags.length > 0 && (
          <div>
            <label htmlFor="tag" className="mb-2 block text-sm font-semibold">
              {text.tag}
            </label>
            <TagSelect id="tag" tags={tags} value={filter.tag} onChange={onTag} />
          </div>
        )}
        {colors.length > 0 && (
          <ChoiceGroup title={text.color}>
            {colors.map((choice) => (
              <ChoiceBox
                key={choice.name}
                choice={choice}
                count={counts ? (counts.colors.get(colorKey(choice.name)) ?? 0) : choice.count}
                isChosen={includes(filter.colors, choice.name)}
                onChange={() => onChange({ colors: toggled(filter.colors, choice.name) })}
              >
                <Swatch color={choice.name} />
              </ChoiceBox>
            ))}
          </ChoiceGroup>
        )}
        {sizes.length > 0 && (
          <ChoiceGroup title={text.size}>
            {sizes.map((choice) => (
              <ChoiceBox
                key={choice.name}
                choice={choice}
                count={counts ? (counts.sizes.get(choice.name) ?? 0) : choice.count}
                isChosen={includes(filter.sizes, choice.name)}
                onChange={() => onChange({ sizes: toggled(filter.sizes, choice.name) })}
              />
            ))}
          </ChoiceGroup>
        )}
        <fieldset>
          <legend className="text-sm font-semibold">{text.priceRange}</legend>
          <div className="mt-3 grid max-w-72 grid-cols-2 gap-3">
            <Limit
              label={text.from}
              name={text.leastPrice}
              value={filter.min}
              onChange={(min) => onChange({ min })}
            />
            <Limit
              label={text.to}
              name={text.highestPrice}
              value={filter.max}
              onChange={(max) => onChange({ max })}
            />
          </div>
        </fieldset>
        {withImage > 0 && (
          <ul>
            <ChoiceBox
              choice={{ name: text.withImages, count: withImage }}
              count={counts ? counts.withImage : withImage}
              isChosen={filter.withImage}
              onChange={() => onChange({ withImage: !filter.withImage })}
            />
          </ul>
        )}
      </div>
      <div className="sticky -bottom-5 -mx-5 mt-6 border-t border-ivory-300 bg-ivory-50 px-5 pt-3 pb-5 lg:hidden">
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          className="button w-full button-night"
        >
          {text.showItems(matching)}
        </button>
      </div>
    </div>
  );
}

function includes(chosen: readonly string[], name: string): boolean {
  return chosen.some((other) => colorKey(other) === colorKey(name));
}

function toggled(chosen: readonly string[], name: string): string[] {
  const others = chosen.filter((other) => colorKey(other) !== colorKey(name));
  return others.length < chosen.length ? others : [...others, name];
}

function ChoiceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{title}</legend>
      <ul className="mt-2 columns-[2_8.5rem] gap-3 lg:columns-1">{children}</ul>
    </fieldset>
  );
}

interface ChoiceBoxProps {
  choice: Choice;
  count: number;
  isChosen: boolean;
  onChange: () => void;
  children?: Elements;
}

function ChoiceBox({ choice, count, isChosen, onChange, children }: ChoiceBoxProps) {
  const isEmpty = count === 0 && !isChosen;
  return (
    <li className="break-inside-avoid">
      <label
        className={`flex min-h-9 items-center gap-2 text-sm max-lg:min-h-11 ${isEmpty ? 'text-night-500' : ''}`}
      >
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-night-900"
          checked={isChosen}
          disabled={isEmpty}
          onChange={onChange}
        />
        {children}
        <span className="min-w-0">{choice.name}</span>
        <span className="ml-auto text-night-500">
          <span>{count}</span>
          <span className="sr-only">{text.itemsWith(count).replace(/^\d+/, '')}</span>
        </span>
      </label>
    </li>
  );
}

/** A dot of the color, by an SVG attribute, because the CSP allows no style attributes. */
function Swatch({ color }: { color: string }) {
  const fill = swatch(color);
  if (fill === undefined) return null;
  return (
    <svg viewBox="0 0 20 20" className="size-4 shrink-0 stroke-ivory-500" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={fill} />
    </svg>
  );
}

interface LimitProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** Above any price. */
const MAX_DOLLARS = 9_999_999;

function Limit({ label, name, value, onChange }: LimitProps) {
  return (
    <label className="block text-sm">
      <span className="mb-1 block text-night-600">{`${label} ($)`}</span>
      <span className="sr-only">{` ${name}`}</span>
      <input
        type="number"
        inputMode="decimal"
        min={0}
        max={MAX_DOLLARS}
        step="any"
        className="input min-h-11"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
