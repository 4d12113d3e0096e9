import { useEffect, useEffectEvent, useRef } from 'react';
import { fieldConflicts, merged, takenFields } from './conflict.ts';
import { CONFLICT } from './texts.ts';
import type { KeptForm } from './use-kept-form.ts';
import { useOutcome, type Theirs } from './use-outcome.ts';

/**
 * A form that stays open after it is saved, and goes on from what others save meanwhile
 * (@admin.conflict).
 * @param labels of its fields
 * @param saved what is saved now
 */
export function useSharedForm<Values extends object>(
  form: KeptForm<Values>,
  labels: Record<keyof Values & string, string>,
  saved: Theirs<Values>,
) {
  const outcome = useOutcome<Values>();
  /** Labels of fields that came from somebody else since the last save. */
  const taken = useRef(new Set<string>());

  /** Goes on from what somebody else saved, with these values on top. */
  const goOn = (other: Theirs<Values>, values: Values): void => {
    const versions = { base: form.base, theirs: other.values };
    for (const label of takenFields(versions, values, labels)) taken.current.add(label);
    form.rebase(other.values, other.version, values);
  };

  /** @returns what was saved meanwhile merged with these values; null where both changed one thing */
  const mergedWith = (other: Theirs<Values>, mine: Values): Values | null => {
    const versions = { base: form.base, mine, theirs: other.values };
    return fieldConflicts(versions, labels).length === 0 ? merged(versions, []) : null;
  };

  // Saved elsewhere: the form goes on from there where nothing is in the way.
  const follow = useEffectEvent(() => {
    if (form.version === undefined || saved.version <= form.version) return;
    const values = mergedWith(saved, form.values);
    if (values) goOn(saved, values);
  });
  useEffect(() => follow(), [saved.version]);

  return {
    outcome,
    begin: () => {
      outcome.clear();
      form.setErrors({});
    },
    goOn,
    /**
     * @param now as the server tidied it; what was typed meanwhile stays
     * @returns the labels of what was saved of somebody else with it
     */
    settle: (sent: Values, now: Theirs<Values>): string[] => {
      form.rebase(
        now.values,
        now.version,
        merged({ base: sent, mine: form.values, theirs: now.values }, []),
      );
      const others = [...taken.current];
      taken.current.clear();
      return others;
    },
    /**
     * After a save that came too late.
     * @param saveOver saves on top of what somebody else saved; called when the edits do not conflict
     * @returns why it was not saved, in words; null where it is saved again
     */
    resolve: (
      other: Theirs<Values>,
      mine: Values,
      saveOver: (values: Values, other: Theirs<Values>) => void,
    ): string | null => {
      const both = mergedWith(other, mine);
      if (both) {
        saveOver(both, other);
        return null;
      }
      outcome.setTheirs(other);
      return CONFLICT.error;
    },
    /** Takes what somebody else saved where both changed a field; what only this person changed stays. */
    takeTheirs: (other: Theirs<Values>) => {
      const versions = { base: form.base, mine: form.values, theirs: other.values };
      goOn(other, merged(versions, []));
      outcome.clear();
    },
  };
}
