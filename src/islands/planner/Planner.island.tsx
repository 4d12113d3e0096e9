import { formatCents, parsePriceCents } from '#domain/money.ts';
import { replacePlanned } from '#domain/planned-lines.ts';
import { hasItem, type WishlistLine } from '#domain/wishlist.ts';
import { totalOf } from '#site/lists/list-items.ts';
import { itemImage } from '#site/media/image.ts';
import { PAGES } from '#site/paths.ts';
import { floorPlanTitle } from '#site/planner/floor-plan-texts.ts';
import { floorDrawing } from '#site/planner/floor-plan.ts';
import { offeredChoice, type PlanGap, type PlanLine } from '#site/planner/plan-choice.ts';
import type { PlannerData } from '#site/planner/planner-data.ts';
import { plan } from '#site/planner/planner.ts';
import * as text from '#site/planner/texts.ts';
import { contactUs } from '#site/shop/trust-texts.ts';
import { FIRST_BOOK, $listBook } from '#stores/list-book.ts';
import { $planned, addPlan, NOTHING_PLANNED } from '#stores/plan-list.ts';
import { planFromQuery } from '#stores/url-plan.ts';
import { EMPTY_WISHLIST, $wishlist } from '#stores/wishlist.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { EstimateLine } from '../lists/EstimateLine.tsx';
import { EventDetails } from '../lists/EventDetails.tsx';
import { QuantityNote } from '../lists/QuantityNote.tsx';
import { useDayAnswer } from '../lists/use-day-answer.ts';
import { FloorPlan } from './FloorPlan.tsx';
import { PlanForm } from './PlanForm.tsx';
import { usePlan } from './use-plan.ts';

export interface PlannerProps {
  data: PlannerData;
}

/** What an event needs, by number of guests (@planner.plan). */
export function Planner({ data }: PlannerProps) {
  const { choice: requested, change, dateProblem } = usePlan();
  const choice = offeredChoice(data, requested);
  const { lines, gaps } = plan(data, choice);
  const total = totalOf(listOf(lines));
  const drawing = floorDrawing(data, choice);
  const { active } = useStoreValue($listBook, FIRST_BOOK);
  const planned = useStoreValue($planned, NOTHING_PLANNED)[active] ?? [];
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  const { kept } = replacePlanned(list, planned, listOf(lines));
  const hasPlan = planned.some(({ id }) => hasItem(list, id));
  // The plan in the address, which is current: the first press may come before it has been rendered.
  const addAll = () => {
    const current = planFromQuery(location.search);
    const wholePlan = plan(data, current);
    const href = location.pathname + location.search;
    addPlan(
      listOf(wholePlan.lines),
      { name: text.plannerTitle, href, guests: current.guests },
      wholePlan.gaps.map(({ what }) => text.gapNames[what]),
    );
  };

  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[22rem_1fr] lg:gap-12">
      <div>
        <EventDetails form="plan-event" withGuests={false} problem={dateProblem} />
        <PlanForm data={data} choice={choice} onChange={change} />
      </div>
      <div className="plan-result min-w-0 space-y-10">
        {drawing && (
          <section aria-labelledby="floor-plan" className="plan-shown">
            <h2 id="floor-plan" className="mb-4 text-2xl">
              {floorPlanTitle}
            </h2>
            <FloorPlan drawing={drawing} />
          </section>
        )}
        <section aria-labelledby="plan">
          <h2 id="plan" className="text-2xl">
            {text.planTitle}
          </h2>
          <p role="status" className="mt-1 text-night-600">
            {text.planStatus(choice.guests, total)}
          </p>
          <ul className="mt-4 divide-y divide-ivory-300">
            {lines.map((line) => (
              <PlanRow key={line.item.key} line={line} />
            ))}
            {gaps.map((gap) => (
              <GapRow key={gap.what} gap={gap} onTakeLargest={() => change({ largest: true })} />
            ))}
          </ul>
          <EstimateLine list={listOf(lines)} terms={data.terms} />
          <p role="status" className="text-sm not-empty:mt-2">
            {text.keptText(kept)}
          </p>
          <div className="needs-script mt-6 flex flex-wrap gap-3">
            <button type="button" className="button button-night" onClick={addAll}>
              {hasPlan ? text.updateList : text.addAll}
            </button>
            <button type="button" className="button button-outline" data-wishlist-open>
              {text.openList}
            </button>
          </div>
          <p className="needs-script mt-4 text-sm text-night-600">{text.shareHint}</p>
        </section>
      </div>
      {total !== '' && (
        <p className="plan-total" data-keep-clear>
          <a href="#plan" className="underline underline-offset-4">
            {text.planTitle}
          </a>
          <span className="font-display text-xl">{total}</span>
        </p>
      )}
    </div>
  );
}

function listOf(lines: readonly PlanLine[]): WishlistLine[] {
  return lines.map(({ item, quantity }) => ({ ...item.line, quantity }));
}

/** An item with its quantity, total and the reason for the quantity. */
function PlanRow({ line: { item, quantity, why } }: { line: PlanLine }) {
  const { name, price, image: url, availability = 0 } = item.line;
  const cents = parsePriceCents(price);
  const answer = useDayAnswer(item.line);
  const image = itemImage({ url, alt: '' }, 320, '4rem');
  return (
    <li className="flex flex-wrap gap-4 py-4">
      <img
        {...image}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 shrink-0 rounded-sm bg-ivory-200 object-cover"
      />
      <div className="grow basis-24">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <a
            href={item.href}
            className="min-w-0 grow basis-24 leading-snug font-semibold underline decoration-brass-400 decoration-2 underline-offset-4"
          >
            {name}
          </a>
          <span className="ml-auto shrink-0 font-semibold">
            {cents ? formatCents(cents * quantity) : price}
          </span>
        </div>
        <p className="text-sm text-night-600">
          {cents ? text.piecesAt(quantity, price) : text.pieces(quantity)}
        </p>
        <p className="mt-1 text-sm">{why}</p>
        <QuantityNote quantity={quantity} availability={availability} answer={answer} />
      </div>
    </li>
  );
}

/** A floor or tent larger than the shop has (@planner.too-large). */
function GapRow({ gap, onTakeLargest }: { gap: PlanGap; onTakeLargest: () => void }) {
  const { what, why, largest } = gap;
  return (
    <li className="py-4">
      <p className="leading-snug font-semibold">{text.gapNames[what]}</p>
      <p className="mt-1 text-sm">{why}</p>
      <button
        type="button"
        className="needs-script mt-3 mr-4 button min-h-11 button-outline"
        onClick={onTakeLargest}
      >
        {text.takeLargest(largest)}
      </button>
      <a
        href={PAGES.contact}
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        {contactUs}
      </a>
    </li>
  );
}
