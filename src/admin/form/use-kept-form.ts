/** A form whose values are kept on the device until they are saved. */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isSame, merged } from './conflict.ts';
import { dropDraft, keepDraft, keptDraft, watchDraft, type KeptDraft } from './kept-draft.ts';
import { FIELD_ERRORS } from './texts.ts';

/** The values of a form and what is known of them. */
export type KeptForm<Values extends object> = ReturnType<typeof useKeptForm<Values>>;

interface KeptFormProps<Values extends object> {
  /** Name of the draft on the device. */
  key: string;
  /** Values of a new thing; the same function each time. */
  empty: () => Values;
  /** What is saved, or the values of a new thing. */
  saved: Values;
  /** The version that is being changed; undefined for a new thing. */
  version: number | undefined;
  /** Makes the id of a new thing; undefined for an old one. */
  makeId?: () => string | undefined;
}

const noId = () => undefined;

/** Keeps what is typed on the device until it is saved. */
export function useKeptForm<Values extends object>({
  key,
  empty,
  saved,
  version,
  makeId = noId,
}: KeptFormProps<Values>) {
  type FieldName = keyof Values & string;
  const id = useId();
  const [start] = useState(() => keptDraft(key, empty()));
  const [state, setState] = useState<KeptDraft<Values>>(() => ({
    ...(start ?? { values: saved, base: saved, version }),
    newId: start?.newId ?? makeId(),
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isRestored, setRestored] = useState(restored !== null);
  /** Version in which another tab last changed fields; null: none. */
  const [followed, setFollowed] = useState<number | null | undefined>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [missing, setMissing] = useState<Readonly<Record<string, number>>>({});
  const [isSettled, setSettled] = useState(false);
  const isDirty = !isSame(state.values, state.base);

  useEffect(() => {
    if (isSettled || !isDirty) dropDraft(key);
    else keepDraft(key, state);
  }, [key, state, isDirty, isSettled]);

  const follow = useEffectEvent((draft: KeptDraft<Values>, before: Values) => {
    const values = merged({ base: before, mine: state.values, theirs: draft.values }, []);
    if (draft.version !== state.version || isSame(values, state.values)) return;
    // Both tabs edit one new entity, so both save it with the same id.
    setState((last) => ({ ...last, values, newId: draft.newId ?? last.newId }));
    setFollowed(state.version);
  });
  useEffect(() => watchDraft(key, empty(), (draft, before) => follow(draft, before)), [key, empty]);

  /** Changes several fields, computed from the last values; those named are not at fault anymore. */
  const update = (change: (last: Values) => Values, names: readonly FieldName[] = []) => {
    setState((last) => ({ ...last, values: change(last.values) }));
    for (const name of names) setErrors((last) => without(last, name));
  };
  /** Begins another new thing, or the same again, with these values. */
  const restart = (values: Values) => {
    dropDraft(key);
    setState({ values, base: values, version, newId: makeId() });
    setErrors({});
    setMissing({});
    setRestored(false);
    setFollowed(null);
  };
  return {
    /** Begins the ids of the fields. */
    id,
    /** The version that is being changed. */
    version: state.version,
    /** Id that a new thing gets; undefined for an old one. */
    newId: state.newId,
    /** The next save creates another new entity. @returns its id */
    renewId: () => {
      const newId = makeId();
      setState((last) => ({ ...last, newId }));
      return newId;
    },
    values: state.values,
    /** What the fields held before they were changed. */
    base: state.base,
    set: <Name extends FieldName>(name: Name, value: Values[Name]) =>
      update((last) => ({ ...last, [name]: value }), [name]),
    update,
    /** Starts again from a saved version, with these values on top. */
    rebase: (base: Values, seen: number, values: Values) =>
      setState((last) => ({ ...last, base, version: seen, values })),
    /** Message by field, as the server named them. */
    errors,
    setErrors,
    isDirty,
    /** Whether an image is still on its way. */
    isBusy: busy.size > 0,
    /** @param what is on its way: several fields may have something */
    setBusy: (what: string, isBusy: boolean) =>
      setBusy((last) => {
        if (last.has(what) === isBusy) return last;
        const rest = [...last].filter((each) => each !== what);
        return new Set(isBusy ? [...rest, what] : rest);
      }),
    /** How many chosen images did not come, and are not part of what is saved. */
    missingImages: Object.values(missing).reduce((sum, count) => sum + count, 0),
    /** @param what has images: several fields may have some */
    setMissing: (what: string, count: number) =>
      setMissing((last) => ((last[what] ?? 0) === count ? last : { ...last, [what]: count })),
    /** Whether the fields hold what an earlier visit left unsaved. */
    isRestored,
    /** Whether another tab changed fields since the last save. */
    isFollowed: followed !== null && followed === state.version,
    /** Returns to the saved values. */
    giveUp: () => restart(saved),
    restart,
    /** Saved: nothing is kept on the device anymore. */
    settle: () => {
      setSettled(true);
      dropDraft(key);
    },
  };
}

/** A field that is being put right is not at fault anymore, its parts (`options.0`) neither. */
function without(errors: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => partOf(field) !== name));
}

/** @returns the field of a message's path: `options` of `options.0.name` */
export function partOf(field: string): string {
  const [first = ''] = field.split('.');
  // Alternative texts are typed beside their images.
  return first === 'imageAlts' ? 'images' : first;
}

/** @returns what is wrong with a field, its parts included; undefined when nothing is */
export function errorOf(errors: Record<string, string>, name: string): string | undefined {
  const found = Object.entries(errors).find(([field]) => partOf(field) === name);
  if (!found) return undefined;
  const [, index] = found[0].split('.');
  const isLine = index !== undefined && /^\d+$/.test(index);
  return isLine ? FIELD_ERRORS.inLine(Number(index) + 1, found[1]) : found[1];
}
