import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { previewEndpoints } from '#contracts/previews.ts';
import { PreviewButton } from '../previews/PreviewButton.tsx';
import { useItem } from './ItemPicker.tsx';
import { kindOf, type SectionForm } from './section-form.ts';
import { fabricItems, sectionPlaces } from './section-places.ts';

interface PreviewSectionProps {
  form: SectionForm;
  /** Called after errors were marked. */
  onRefused: () => void;
}

/** Previews pages with the values of a section's form. */
export function PreviewSection({ form, onRefused }: PreviewSectionProps) {
  const { section } = form;
  const kind = kindOf(section);
  const values = kind.tidied(form.values);
  const body = kind.bodyOf(values);
  const item = useFirstItem(fabricItems(section, form));
  const places = sectionPlaces(section, {
    values: form.values,
    base: form.base,
    body,
    category: item?.category,
  });
  if (places.length === 0) return null;
  return (
    <PreviewButton
      places={places}
      disabled={form.isBusy}
      ask={(page) =>
        call(previewEndpoints.section, { params: { section }, body: { value: body, page } })
      }
      onRefused={(errors) => {
        // Without empty entries, so that the indexes of errors match the shown entries.
        form.update(() => values);
        form.setErrors(errors);
        onRefused();
      }}
    />
  );
}

/** @returns the first of these items that is there, once it is known */
function useFirstItem(slugs: readonly string[]) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const slug = slugs.find((each) => !missing.has(each)) ?? '';
  const { item, isUnknown } = useItem(slug);
  const isMissing = isUnknown || (item !== undefined && item.deletedAt !== null);
  if (slug !== '' && isMissing) setMissing(new Set([...missing, slug]));
  return isMissing ? undefined : item;
}
