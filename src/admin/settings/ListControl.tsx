import { useId, useRef, useState, type ReactNode } from 'react';
import { todayInDetroit } from '#domain/event-date.ts';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/Icon.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../parts/MoveButtons.tsx';
import { ENTRIES } from './control-texts.ts';
import { EntryTitle } from './EntryTitle.tsx';
import {
  blankOf,
  switchOf,
  textIn,
  type Field,
  type GroupField,
  type ListField,
  type Value,
  type Values,
} from './fields.ts';
import type { Place } from './point-pad.ts';
import { PointPad } from './PointPad.tsx';
import { RoomHistory } from './RoomHistory.tsx';
import { useForm, valueAt, type Path } from './section-form.ts';
import { ShownInstead } from './ShownInstead.tsx';
import { useControl, type ControlProps } from './use-control.ts';
import { useKeys } from './use-keys.ts';
import { titleOf } from './words.ts';

/** With so few entries, all are open at first. */
const OPEN_AT_FIRST = 1;

/** What a new point has until somebody says otherwise. */
const NEW_POINT: Values = { quantity: '1', perGuests: '0' };
const MIDDLE: Values = { ...NEW_POINT, x: '50', y: '50' };

function placeOf(entry: Value): Place {
  const values = entry as Values;
  return { x: textIn(values, 'x'), y: textIn(values, 'y') };
}

function withValues(entry: Value, given: Values): Value {
  return Object.keys(given).length === 0 ? entry : { ...(entry as Values), ...given };
}

/** The controls of an entry, which this file cannot import: a group may hold lists again. */
interface Renderers {
  renderControl: (props: ControlProps) => ReactNode;
  renderFields: (props: ControlProps<GroupField>) => ReactNode;
}

/** A list of a section: entries are added, moved and removed. Those that stay empty are not sent. */
export function ListControl(props: ControlProps<ListField> & Renderers) {
  const { field, path, renderControl, renderFields } = props;
  const { noun, max, entry, isFixed = false, sortedBy, placedOn } = field;
  const [today] = useState(() => todayInDetroit(new Date()));
  const { form, frame, set } = useControl(props);
  const image =
    placedOn === undefined ? '' : valueAt(form.values, [...path.slice(0, -1), placedOn]);
  const list = useRef<HTMLUListElement>(null);
  const entries = Array.isArray(props.value) ? (props.value as readonly Value[]) : [];
  const keys = useKeys(entries, sortedBy !== undefined);
  const moves = useMoves(entries, (from, to) => {
    keys.move(from, to);
    set(moved(entries, from, to));
  });
  const add = (given: Values = placedOn === undefined ? {} : MIDDLE) => {
    keys.add();
    set([...entries, withValues(blankOf(entry), given)]);
    // Once the new entry is there.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(
          ':scope > li:last-child :is(input:not([type="file"]), textarea, select)',
        )
        ?.focus(),
    );
  };
  const remove = (index: number) => {
    keys.remove(index);
    set(entries.filter((_, at) => at !== index));
    // The button that was pressed is gone.
    requestAnimationFrame(() =>
      list.current?.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus(),
    );
  };
  return (
    <fieldset data-fault={frame.error ? true : undefined} className="min-w-0">
      <legend className="font-semibold">{field.label}</legend>
      {field.hint && <p className="mt-0.5 text-xs text-night-500">{field.hint}</p>}
      {field.service && <ShownInstead service={field.service} />}
      {frame.error && <p className="mt-1 font-semibold text-rose-600">{frame.error}</p>}
      {placedOn !== undefined && (
        <PointPad
          image={typeof image === 'string' ? image : ''}
          places={entries.map(placeOf)}
          isFull={entries.length >= max}
          onAdd={(place) => add({ ...NEW_POINT, ...place })}
          onMove={(index, place) =>
            set(entries.map((each, at) => (at === index ? withValues(each, { ...place }) : each)))
          }
        />
      )}
      <ul ref={list} className={entries.length === 0 ? 'hidden' : 'mt-2 space-y-2'}>
        {entries.map((each, index) => {
          const title = titleOf(entry, each, today);
          // The address of an image says nothing.
          const called = entry.is === 'image' ? '' : title;
          return (
            <Entry
              key={keys.of(index)}
              field={entry}
              noun={noun}
              path={[...path, index]}
              value={each}
              title={title}
              renderControl={renderControl}
              renderFields={renderFields}
              isOpen={entries.length <= OPEN_AT_FIRST || title === ''}
            >
              {sortedBy === undefined && (
                <MoveButtons
                  moves={moves}
                  index={index}
                  count={entries.length}
                  name={called || ENTRIES.one(noun, index + 1)}
                />
              )}
              {!isFixed && (
                <IconButton
                  icon="trash"
                  label={ENTRIES.remove(noun, index + 1)}
                  onClick={() => remove(index)}
                />
              )}
            </Entry>
          );
        })}
      </ul>
      <MoveStatus moves={moves} />
      {!isFixed && (
        <Button look="outline" className="mt-2" isOff={entries.length >= max} onClick={() => add()}>
          {ENTRIES.add(noun)}
        </Button>
      )}
      {!isFixed && entries.length >= max && <p className="mt-1 text-xs">{ENTRIES.full(max)}</p>}
    </fieldset>
  );
}

interface EntryProps extends Renderers {
  field: Field;
  noun: string;
  path: Path;
  value: Value;
  /** What it is called; empty: it has no first text yet. */
  title: string;
  /** Whether it is open when it first stands there. */
  isOpen: boolean;
  /** The buttons that move and remove it. */
  children: ReactNode;
}

/** One entry: a single control, or several that fold under their first text. */
function Entry({ children, ...entry }: EntryProps) {
  const { field, noun, path, value, title } = entry;
  const onlySwitch = switchOf(field);
  if (field.is === 'group' && onlySwitch === null) {
    return <FoldedEntry {...entry}>{children}</FoldedEntry>;
  }
  const isLarge = field.is === 'image';
  return (
    <li className={isLarge ? '' : 'flex items-start gap-1'}>
      <div className={onlySwitch ? 'min-w-0 grow py-2.5' : 'entry-control min-w-0 grow'}>
        {onlySwitch
          ? entry.renderControl({
              field: onlySwitch.field,
              path: [...path, onlySwitch.name],
              value: (value as Values)[onlySwitch.name] ?? false,
              label: title,
            })
          : entry.renderControl({
              field,
              path,
              value,
              label: ENTRIES.label(noun, Number(path.at(-1)) + 1),
            })}
      </div>
      <span className="flex shrink-0 justify-end">{children}</span>
    </li>
  );
}

function FoldedEntry({ field, noun, path, value, title, isOpen, ...rest }: EntryProps) {
  const { errors } = useForm();
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const id = useId();
  const start = `${path.join('.')}.`;
  const isAtFault = Object.keys(errors).some((name) => name.startsWith(start));
  const isShown = isUnfolded || isAtFault;
  return (
    <li className="rounded-md border border-ivory-300 bg-white">
      <div className="flex flex-wrap items-start justify-end">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          className="flex min-h-11 min-w-0 grow basis-40 items-center gap-2 px-3 py-2 text-left font-semibold"
          onClick={() => setUnfolded(!isShown)}
        >
          <Icon
            name="chevron-right"
            className={`size-4 shrink-0 transition-transform ${isShown ? 'rotate-90' : ''}`}
          />
          <span className="min-w-0">
            <EntryTitle
              field={field}
              value={value}
              position={Number(path.at(-1)) + 1}
              noun={noun}
              title={title}
            />
          </span>
        </button>
        <span className="flex shrink-0">{rest.children}</span>
      </div>
      <div id={id} hidden={!isShown} className="border-t border-ivory-300 p-3">
        {field.is === 'group' && rest.renderFields({ field, path, value })}
        {field.is === 'group' && field.hasHistory && <RoomHistory path={path} />}
      </div>
    </li>
  );
}
