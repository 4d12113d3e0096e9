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

/** Up to this number of entries, all are open initially. */
const OPEN_AT_FIRST = 1;

/** Default values of a new point, and of one in the middle of its image. */
const NEW_POINT: Values = { quantity: '1', perGuests: '0' };
const MIDDLE_POINT: Values = { ...NEW_POINT, x: '50', y: '50' };

function placeOf(entry: Value): Place {
  const values = entry as Values;
  return { x: textIn(values, 'x'), y: textIn(values, 'y') };
}

function withValues(entry: Value, values: Values): Value {
  return Object.keys(values).length === 0 ? entry : { ...(entry as Values), ...values };
}

/** Controls of an entry. Passed in, because groups contain lists and imports would form a cycle. */
interface Renderers {
  renderControl: (props: ControlProps) => Elements;
  renderFields: (props: ControlProps<GroupField>) => Elements;
}

/** Edits a list: adds, moves and removes entries. Empty entries are not sent. */
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
  const add = (initial: Values = placedOn === undefined ? {} : MIDDLE_POINT) => {
    keys.add();
    set([...entries, withValues(blankOf(entry), initial)]);
    // After the new entry is rendered.
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
    // The pressed button is gone, so the focus moves to the button that adds an entry.
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
            set(
              entries.map((point, at) => (at === index ? withValues(point, { ...place }) : point)),
            )
          }
        />
      )}
      <ul ref={list} className={entries.length === 0 ? 'hidden' : 'mt-2 space-y-2'}>
        {entries.map((value, index) => {
          const title = titleOf(entry, value, today);
          // An image's address is no title.
          const spokenTitle = entry.is === 'image' ? '' : title;
          return (
            <Entry
              key={keys.of(index)}
              field={entry}
              noun={noun}
              path={[...path, index]}
              value={value}
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
                  name={spokenTitle || ENTRIES.one(noun, index + 1)}
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
        <Button
          look="outline"
          className="mt-2"
          disabled={entries.length >= max}
          onClick={() => add()}
        >
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
  /** The entry's first text; may be empty. */
  title: string;
  /** Whether the entry is open initially. */
  isOpen: boolean;
  /** Buttons that move and remove the entry. */
  children: ReactNode;
}

/** One entry: a single control, or several that fold under a title. */
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
  const prefix = `${path.join('.')}.`;
  const isAtFault = Object.keys(errors).some((name) => name.startsWith(prefix));
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
