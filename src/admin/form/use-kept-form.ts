import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isSame, merged } from './conflict.ts';
import { dropDraft, keepDraft, keptDraft, watchDraft, type KeptDraft } from './kept-draft.ts';
import { FIELD_ERRORS } from './texts.ts';

export type KeptForm<Values extends object> = ReturnType<typeof useKeptForm<Values>>;

interface KeptFormProps<Values extends object> {
  /** Key of the draft on the device. */
  key: string;
  /** Values of a new entity; must be a stable function. */
  empty: () => Values;
  /** Saved values, or those of a new entity. */
  saved: Values;
  /** The version being changed; undefined for a new entity. */
  version: number | undefined;
  /** Creates the id of a new entity; undefined for an old one. */
  makeId?: () => string | undefined;
}

const noId = () => undefined;

/** A form whose input is kept on the device until it is saved. */
export function useKeptForm<Values extends object>({
  key,
  empty,
  saved,
  version,
  makeId = noId,
}: KeptFormProps<Values>) {
  type FieldName = keyof Values & string;
  const id = useId();
  const [restored] = useState(() => keptDraft(key, empty()));
  const [state, setState] = useState<KeptDraft<Values>>(() => ({
    ...(restored ?? { values: saved, base: saved, version }),
    newId: restored?.newId ?? makeId(),
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

  /**
   * Changes fields, computed from the last values.
   * @param names fields whose errors are cleared
   */
  const update = (change: (last: Values) => Values, names: readonly FieldName[] = []) => {
    setState((last) => ({ ...last, values: change(last.values) }));
    for (const name of names) setErrors((last) => withoutErrorsOf(last, name));
  };
  /** Begins another new entity, or resets the form, with these values. */
  const restart = (values: Values) => {
    dropDraft(key);
    setState({ values, base: values, version, newId: makeId() });
    setErrors({});
    setMissing({});
    setRestored(false);
    setFollowed(null);
  };
  return {
    /** Prefix of the fields' ids. */
    id,
    /** The version that is being changed. */
    version: state.version,
    /** Id of a new entity; undefined for an old one. */
    newId: state.newId,
    /** The next save creates another new entity. @returns its id */
    renewId: () => {
      const newId = makeId();
      setState((last) => ({ ...last, newId }));
      return newId;
    },
    values: state.values,
    /** The values before the changes. */
    base: state.base,
    set: <Name extends FieldName>(name: Name, value: Values[Name]) =>
      update((last) => ({ ...last, [name]: value }), [name]),
    update,
    /** Sets a saved version as the base, with these values on top. */
    rebase: (base: Values, savedVersion: number, values: Values) =>
      setState((last) => ({ ...last, base, version: savedVersion, values })),
    /** Messages by field, as named by the server. */
    errors,
    setErrors,
    isDirty,
    /** Whether an upload is running. */
    isBusy: busy.size > 0,
    /** @param what names the upload's field */
    setBusy: (what: string, isBusy: boolean) =>
      setBusy((last) => {
        if (last.has(what) === isBusy) return last;
        const rest = [...last].filter((other) => other !== what);
        return new Set(isBusy ? [...rest, what] : rest);
      }),
    /** Number of chosen images that failed to upload, and are not saved. */
    missingImages: Object.values(missing).reduce((sum, count) => sum + count, 0),
    /** @param what names the field */
    setMissing: (what: string, count: number) =>
      setMissing((last) => ((last[what] ?? 0) === count ? last : { ...last, [what]: count })),
    /** Whether the fields show an earlier visit's draft. */
    isRestored,
    /** Whether another tab changed fields since the last save. */
    isFollowed: followed !== null && followed === state.version,
    /** Returns to the saved values. */
    giveUp: () => restart(saved),
    restart,
    /** After a save: deletes the draft. */
    settle: () => {
      setSettled(true);
      dropDraft(key);
    },
  };
}

/** @returns the errors without those of a field and its parts (`options.0`) */
function withoutErrorsOf(errors: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => partOf(field) !== name));
}

/** @returns the field of an error's path: `options` for `options.0.name` */
export function partOf(field: string): string {
  const [first = ''] = field.split('.');
  // Alternative texts are edited beside their images.
  return first === 'imageAlts' ? 'images' : first;
}

/** @returns the error of a field or its parts; undefined for none */
export function errorOf(errors: Record<string, string>, name: string): string | undefined {
  const found = Object.entries(errors).find(([field]) => partOf(field) === name);
  if (!found) return undefined;
  const [, index] = found[0].split('.');
  const isLine = index !== undefined && /^\d+$/.test(index);
  return isLine ? FIELD_ERRORS.inLine(Number(index) + 1, found[1]) : found[1];
}
