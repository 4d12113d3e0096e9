import { call } from '#api-client/call.ts';
import { previewEndpoints } from '#contracts/previews.ts';
import { PreviewButton } from '../previews/PreviewButton.tsx';
import { textIn, type Values } from './fields.ts';
import { useItem } from './ItemPicker.tsx';
import { kindOf, type SectionForm } from './section-form.ts';
import { sectionPlaces } from './section-places.ts';

interface PreviewSectionProps {
  form: SectionForm;
  /** Told that something would be refused; it is marked. */
  onRefused: () => void;
}

/** Opens the pages of the site with what the form of a section holds. */
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
      isOff={form.isBusy}
      ask={(page) =>
        call(previewEndpoints.section, { params: { section }, body: { value: body, page } })
      }
      onRefused={(errors) => {
        // Without the empty entries, so that messages name the places that are seen.
        form.update(() => values);
        form.setErrors(errors);
        onRefused();
      }}
    />
  );
}

/** @returns slug of the item of the first fabric; empty in every other section */
function firstFabric({ section, values }: SectionForm): string {
  const entries = section === 'fabrics' && values['entries'];
  const [first] = Array.isArray(entries) ? (entries as Values[]) : [];
  return first ? textIn(first, 'item') : '';
}
