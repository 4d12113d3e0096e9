import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api-client/call.ts';
import { mediaEndpoints, type ImageView } from '#contracts/media.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { notify } from '#stores/toasts.ts';
import { TextField } from '#ui/Field.tsx';
import { OWN_401, queryOf } from '../../data/queries.ts';
import { useKeptText } from '../../form/use-kept-text.ts';
import { AFTER_CHANGE, showChanged } from './changed.ts';
import { PHOTOS } from './texts.ts';

/**
 * The description of an image, beside a form that does not save it; nothing for an image of another site
 * (@image.alt).
 */
export function DescriptionOf({ url, label }: { url: string; label: string }) {
  const { data } = useQuery({
    ...queryOf(mediaEndpoints.read, { query: { url } }),
    enabled: url.startsWith('/'),
    meta: OWN_401,
  });
  return data && <Description image={data} label={label} hint={PHOTOS.describeHint} />;
}

interface DescriptionProps {
  image: Pick<ImageView, 'url' | 'alt'>;
  label: string;
  hint?: string;
}

/** What was typed, and the saved description that it replaces. */
interface TypedAlt {
  text: string;
  over: string;
}

/** The description; saved on blur and Enter, and kept on the device until then. */
export function Description({ image: { url, alt }, label, hint }: DescriptionProps) {
  const id = useId();
  const client = useQueryClient();
  const [kept, keep] = useKeptText(`alt/${url}`);
  /** Null when everything is saved. */
  const [typed, setTyped] = useState(() => readKept(kept, alt));
  const [isEdited, setEdited] = useState(false);
  const type = (text: string) => {
    const next = { text, over: typed?.over ?? alt };
    setEdited(true);
    setTyped(next);
    keep(JSON.stringify(next));
  };
  const settle = (text: string) => {
    setTyped((last) => (last?.text === text ? null : last));
    keep((last) => (readKept(last)?.text === text ? '' : last));
  };
  const saving = useMutation({
    mutationFn: (text: string) => call(mediaEndpoints.change, { body: { url, alt: text } }),
    // Saves run one at a time, in order.
    scope: { id: url },
    onSuccess: (saved, text) => {
      showChanged(client, saved);
      settle(text);
      notify(PHOTOS.descriptionSaved);
    },
    meta: { failed: PHOTOS.notDescribed, rereads: AFTER_CHANGE },
  });
  const save = () => {
    if (!typed || (saving.isPending && saving.variables === typed.text)) return;
    if (typed.text.trim() !== alt || saving.isPending) saving.mutate(typed.text);
    else settle(typed.text);
  };
  const isUnsaved = typed && typed.text.trim() !== alt && (saving.isError || !isEdited);
  const unsaved = typed?.over === alt ? PHOTOS.descriptionKept : PHOTOS.descriptionOvertaken(alt);
  return (
    <TextField
      id={id}
      name="alt"
      label={label}
      hint={isUnsaved ? unsaved : hint}
      value={typed?.text ?? alt}
      maxLength={MAX_LENGTH.alt}
      onChange={({ target }) => type(target.value)}
      // A kept text that was only passed may be older than what is saved.
      onBlur={isEdited ? save : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter must not submit the form around it.
        event.preventDefault();
        save();
      }}
    />
  );
}

/** @returns the kept text; null if there is none, or it was saved */
function readKept(kept: string, saved?: string): TypedAlt | null {
  if (kept === '') return null;
  try {
    const { text, over } = JSON.parse(kept) as TypedAlt;
    return text.trim() === saved ? null : { text, over };
  } catch {
    // Kept as plain text by an older page.
    return { text: kept, over: '' };
  }
}
