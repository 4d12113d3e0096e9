import { call } from '#api-client/call.ts';
import { previewEndpoints } from '#contracts/previews.ts';
import { PreviewButton } from '../previews/PreviewButton.tsx';
import { textIn, type Values } from './fields.ts';
import { useItem } from './ItemPicker.tsx';
import { kindOf, type SectionForm } from './section-form.ts';
import { sectionPlaces } from './section-places.ts';

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
  const { item } = useItem(firstFabric(form));
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

/** @returns slug of the first fabric's item; empty in other sections */
function firstFabric({ section, values }: SectionForm): string {
  const entries = section === 'fabrics' && values['entries'];
  const [first] = Array.isArray(entries) ? (entries as Values[]) : [];
  return first ? textIn(first, 'item') : '';
}
