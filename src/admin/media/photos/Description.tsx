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

/** The description; saved on blur and Enter, and kept on the device until then. */
export function Description({ image: { url, alt }, label, hint }: DescriptionProps) {
  const id = useId();
  const client = useQueryClient();
  const [kept, keep] = useKeptText(`alt/${url}`);
  /** Null when everything is saved. */
  const [typed, setTyped] = useState(kept === '' ? null : kept);
  const [first] = useState(kept);
  const type = (text: string | null) => {
    setTyped(text);
    keep(text ?? '');
  };
  const saving = useMutation({
    mutationFn: (text: string) => call(mediaEndpoints.change, { body: { url, alt: text } }),
    // Saves run one at a time, in order.
    scope: { id: url },
    onSuccess: (saved, text) => {
      showChanged(client, saved);
      setTyped((last) => (last === text ? null : last));
      keep((last) => (last === text ? '' : last));
      notify(PHOTOS.descriptionSaved);
    },
    meta: { failed: PHOTOS.notDescribed, rereads: AFTER_CHANGE },
  });
  const save = () => {
    if (typed === null || (saving.isPending && saving.variables === typed)) return;
    if (typed.trim() !== alt || saving.isPending) saving.mutate(typed);
    else type(null);
  };
  const isUnsaved = Boolean(typed) && (saving.isError || typed === first);
  return (
    <TextField
      id={id}
      name="alt"
      label={label}
      hint={isUnsaved ? PHOTOS.descriptionKept : hint}
      value={typed ?? alt}
      maxLength={MAX_LENGTH.alt}
      onChange={({ target }) => type(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter must not submit the form around it.
        event.preventDefault();
        save();
      }}
    />
  );
}
