import { itemName } from '#domain/wishlist.ts';
import {
  floorStyles,
  plannedLinens,
  plannedTable,
  type PlanChoice,
} from '#site/planner/plan-choice.ts';
import type { PlannerData } from '#site/planner/planner-data.ts';
import { sameCloth } from '#site/planner/same-cloth.ts';
import * as text from '#site/planner/texts.ts';
import { Choice, entriesOf, ItemChoice, type Entry } from './choices.tsx';
import { GuestsField } from './GuestsField.tsx';

export interface PlanFormProps {
  data: PlannerData;
  /** Limited to what the shop has (`offeredChoice`). */
  choice: PlanChoice;
  onChange: (patch: Partial<PlanChoice>) => void;
}

/** The choices of a plan. Selects with a single entry are hidden. */
export function PlanForm({ data, choice, onChange }: PlanFormProps) {
  const { style, tables, dancing } = choice;
  const isDinner = style === 'dinner';
  const hasSeats = data.rounds.length + data.banquets.length > 0;
  /** Keeps the linen if it exists in the size of the new table. */
  const changeTable = (patch: Partial<PlanChoice>) =>
    onChange({ ...patch, seats: null, cloth: sameCloth(data, choice, { ...choice, ...patch }) });
  return (
    <form
      className="needs-script space-y-6"
      aria-label={text.eventLabel}
      onSubmit={(event) => event.preventDefault()}
    >
      <GuestsField guests={choice.guests} onChange={(guests) => onChange({ guests })} />
      {hasSeats && data.cocktails.length > 0 && (
        <Choice
          name="style"
          label={text.styleLabel}
          labels={text.styles}
          value={style}
          onChange={(value) => onChange({ style: value })}
        />
      )}
      {isDinner && data.rounds.length > 0 && data.banquets.length > 0 && (
        <Choice
          name="tables"
          label={text.tablesLabel}
          labels={text.tables}
          value={tables}
          onChange={(value) => changeTable({ tables: value, table: '' })}
        />
      )}
      {data.floors.length > 0 && (
        <Choice
          name="dancing"
          label={text.dancingLabel}
          labels={text.dancing}
          value={dancing ? 'yes' : 'no'}
          onChange={(value) => onChange({ dancing: value === 'yes' })}
        />
      )}
      {data.tents.length > 0 && (
        <Choice
          name="place"
          label={text.placeLabel}
          labels={text.places}
          value={choice.place}
          onChange={(value) => onChange({ place: value })}
        />
      )}
      <TableChoice {...{ data, choice, onChange }} onTable={changeTable} />
      <ItemChoice
        id="plan-cloth"
        label={text.clothLabel}
        entries={entriesOf(plannedLinens(data, choice))}
        value={choice.cloth}
        onChange={(cloth) => onChange({ cloth })}
      />
      {isDinner && (
        <ItemChoice
          id="plan-chair"
          label={text.chairLabel}
          entries={entriesOf(data.chairs)}
          value={choice.chair}
          onChange={(chair) => onChange({ chair })}
        />
      )}
      {dancing && <DanceChoice {...{ data, choice, onChange }} />}
    </form>
  );
}

type TableChoiceProps = PlanFormProps & { onTable: (patch: Partial<PlanChoice>) => void };

function TableChoice({ data, choice, onChange, onTable }: TableChoiceProps) {
  const isDinner = choice.style === 'dinner';
  const table = plannedTable(data, choice);
  return (
    <>
      <ItemChoice
        id="plan-table"
        label={isDinner ? text.tableLabel : text.cocktailLabel}
        entries={entriesOf(isDinner ? data[choice.tables] : data.cocktails)}
        value={isDinner ? choice.table : choice.cocktail}
        onChange={(key) => onTable(isDinner ? { table: key } : { cocktail: key })}
      />
      {table && (
        <ItemChoice
          id="plan-seats"
          label={text.seatsLabel}
          entries={seatsAround(table.seats)}
          value={String(choice.seats ?? table.seats)}
          onChange={(seats) =>
            onChange({ seats: seats === String(table.seats) ? null : Number(seats) })
          }
        />
      )}
    </>
  );
}

function DanceChoice({ data, choice, onChange }: PlanFormProps) {
  const rule = data.rates.dancersPercent;
  const floors = floorStyles(data).map(({ slug, floor }) => ({
    value: slug,
    label: itemName(floor.line),
  }));
  return (
    <>
      <ItemChoice
        id="plan-floor"
        label={text.floorLabel}
        entries={floors}
        value={choice.floor}
        onChange={(floor) => onChange({ floor })}
      />
      <ItemChoice
        id="plan-dancers"
        label={text.dancersLabel}
        entries={sharesWith(rule)}
        value={String(choice.dancers ?? rule)}
        onChange={(share) => onChange({ dancers: share === String(rule) ? null : Number(share) })}
      />
    </>
  );
}

/** @returns numbers of seats from four below to four above the shop's rule */
function seatsAround(rule: number): Entry[] {
  const least = Math.max(1, rule - 4);
  return Array.from({ length: rule + 4 - least + 1 }, (_, index) => least + index).map((seats) => ({
    value: String(seats),
    label: text.seatsOf(seats, seats === rule),
  }));
}

/** @returns shares of dancers, including the shop's rule */
function sharesWith(rule: number): Entry[] {
  const shares = [...new Set([20, 30, 40, 50, 60, 80, 100, rule])].toSorted((a, b) => a - b);
  return shares.map((share) => ({
    value: String(share),
    label: text.dancersOf(share, share === rule),
  }));
}
