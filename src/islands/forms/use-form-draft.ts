import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FormName } from '#domain/draft-key.ts';
import { enteredElsewhere } from '#site/inquiries/form-texts.ts';
import { $givenEvent, $remembered, readDraft, saveDraft } from '#stores/draft.ts';
import { HONEYPOT } from '#stores/forms/define.ts';
import {
  clearSavedDetails,
  knownTexts,
  ownChanges,
  saveSharedFields,
  SHARED_FIELDS,
} from '#stores/forms/drafts.ts';
import { fieldOf, fillEmpty, setTexts, textsIn } from './field-values.ts';

/**
 * Labels of fields that took a value from elsewhere (`followed`), and of fields that kept what was typed here
 * (`stayed`).
 */
type Elsewhere = Record<'followed' | 'stayed', readonly string[]>;

const NOTHING_ELSEWHERE: Elsewhere = { followed: [], stayed: [] };

/**
 * Fills a form from the device's draft and saves what is typed (@form.draft). Updates it with what is entered in
 * another tab or form (@form.elsewhere), except for fields typed into here.
 * @param name of the form's draft
 * @param onChange called after fields changed, except by `prefill`
 */
export function useFormDraft(
  ref: RefObject<HTMLFormElement | null>,
  name: FormName,
  onChange: (form: HTMLFormElement) => void,
) {
  /** Texts of this form when it was filled, saved or updated last. */
  const lastSaved = useRef<Record<string, string>>({});
  /**
   * Known texts that this form has handled. They differ from `lastSaved` if it cleared a field that other forms keep.
   */
  const lastKnown = useRef<Readonly<Record<string, string>>>({});
  /** Names of fields that were typed into here. */
  const typed = useRef(new Set<string>());
  const [elsewhere, setElsewhere] = useState(NOTHING_ELSEWHERE);

  /** @returns whether a field was filled */
  const prefill = useCallback(
    (form: HTMLFormElement): boolean => {
      const known = knownTexts(name);
      const isFilled = fillEmpty(form, known);
      const now = textsIn(form);
      lastSaved.current = Object.fromEntries(
        Object.keys(known).map((field) => [field, now[field] ?? '']),
      );
      lastKnown.current = known;
      // Typed before hydration, or restored by the browser after Back.
      typed.current = new Set(
        Object.keys(now).filter((field) => now[field] !== '' && now[field] !== known[field]),
      );
      setElsewhere(NOTHING_ELSEWHERE);
      return isFilled;
    },
    [name],
  );

  /** Takes over values from another tab or form. @param known texts by field */
  const follow = useEffectEvent((known: Readonly<Record<string, string>>) => {
    const { current: form } = ref;
    if (!form || form.hidden) return;
    const now = textsIn(form);
    const { current: before } = lastKnown;
    lastKnown.current = known;
    const changed = Object.keys({ ...before, ...known }).filter((field) => {
      const { [field]: text = '' } = known;
      // A field that only this form has belongs to the tab that typed into it; if its draft is gone, the form was sent.
      const counts = SHARED_FIELDS.includes(field) || (text !== '' && typed.current.has(field));
      const isNew = text !== (before[field] ?? '') && text !== now[field];
      return counts && isNew && fieldOf(form, field);
    });
    if (changed.length === 0) return;
    const followed = changed.filter((field) => !typed.current.has(field));
    const texts = Object.fromEntries(followed.map((field) => [field, known[field] ?? '']));
    lastSaved.current = { ...lastSaved.current, ...texts };
    setTexts(form, texts);
    const labels = (earlier: readonly string[], isTyped: boolean) => {
      const fields = changed.filter((field) => typed.current.has(field) === isTyped);
      const found = fields.map((field) => fieldOf(form, field)?.labels?.[0]?.firstChild);
      return [...new Set([...earlier, ...found.flatMap((label) => label?.textContent ?? [])])];
    };
    setElsewhere((last) => ({
      followed: labels(last.followed, false),
      stayed: labels(last.stayed, true),
    }));
    onChange(form);
  });
  useEffect(() => $remembered.listen(() => follow(knownTexts(name))), [name]);

  // Entered outside the forms of this page (@availability.date): replaces even typed text.
  const take = useEffectEvent((details: Readonly<Record<string, string>>) => {
    lastSaved.current = { ...lastSaved.current, ...details };
    for (const field of Object.keys(details)) typed.current.delete(field);
    if (!ref.current) return;
    setTexts(ref.current, details);
    onChange(ref.current);
  });
  useEffect(() => $givenEvent.listen(take), []);

  return {
    prefill,
    /**
     * Saves what this form changed in its draft; fields that another tab changed since keep that tab's text.
     * @param field just edited
     * @param marks further entries to save, which are not fields
     */
    save: (form: HTMLFormElement, field: string, marks: Readonly<Record<string, string>>) => {
      const { [HONEYPOT]: _, ...now } = textsIn(form);
      const changes = ownChanges(now, lastSaved.current, readDraft(name), field);
      lastSaved.current = now;
      typed.current.add(field);
      saveDraft(name, { ...changes, ...marks });
      // Last, because this makes other forms look for changes.
      saveSharedFields(changes);
    },
    /** @returns the undo */
    forget: () => {
      lastSaved.current = {};
      lastKnown.current = {};
      typed.current.clear();
      setElsewhere(NOTHING_ELSEWHERE);
      return clearSavedDetails();
    },
    /** Sentences about fields that were changed elsewhere, or empty. */
    words: enteredElsewhere(elsewhere.followed, elsewhere.stayed),
  };
}
