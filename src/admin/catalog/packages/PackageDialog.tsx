import type { ServiceType } from '#contracts/catalog/public.ts';
import type { ServicePackageAdminView } from '#contracts/catalog/service-packages.ts';
import { PAGES } from '#site/paths.ts';
import { FormDialogShell } from '../../form/FormDialogShell.tsx';
import { Flag, FormSection, SelectInput, SeoFields, TextInput } from '../../form/Inputs.tsx';
import { NameAndSlug } from '../../form/NameAndSlug.tsx';
import { SECTIONS } from '../../form/texts.ts';
import { useEntityForm } from '../../form/use-entity-form.ts';
import { ImageList } from '../../media/ImageList.tsx';
import { SingleImage } from '../../media/SingleImage.tsx';
import type { EntityDialogProps } from '../../parts/EntityTab.tsx';
import { asChoices } from '../../parts/Filters.tsx';
import { PACKAGES, SERVICE_TYPE_LABELS } from '../texts.ts';
import { PACKAGE_KIND } from './package-form-values.ts';

/** Page of each service's packages. */
const PAGE_OF: Record<ServiceType, string> = {
  design: PAGES.design,
  photo_booth: PAGES.photoBooth,
  video_dance_floor: PAGES.danceFloor,
};
const TYPES = asChoices(SERVICE_TYPE_LABELS);

/** The form of a service package (@packages.fields). */
export function PackageDialog({ view, onClose }: EntityDialogProps<ServicePackageAdminView>) {
  const form = useEntityForm(PACKAGE_KIND, view);
  // Has no page for the empty type, before a service is chosen.
  const pages: Partial<Record<string, string>> = PAGE_OF;
  return (
    <FormDialogShell kind={PACKAGE_KIND} form={form} view={view} onClose={onClose}>
      <FormSection title={SECTIONS.visibility}>
        <div className="grid gap-2 sm:grid-cols-2">
          <Flag form={form} name="isActive" />
          <Flag form={form} name="isPopular" />
        </div>
      </FormSection>
      <FormSection title={SECTIONS.basics}>
        <NameAndSlug
          form={form}
          kind={PACKAGE_KIND}
          address={`${pages[form.values.serviceType] ?? '…'}#`}
        />
        <SelectInput
          form={form}
          name="serviceType"
          placeholder={PACKAGES.chooseService}
          items={TYPES}
        />
        <TextInput form={form} name="description" />
      </FormSection>
      <FormSection title={SECTIONS.priceAndFeatures}>
        <TextInput form={form} name="startingPrice" />
        <TextInput form={form} name="features" />
      </FormSection>
      <FormSection title={SECTIONS.images}>
        <ImageList form={form} hasAlt={false} />
        <SingleImage form={form} name="image" takesPaste={false} />
      </FormSection>
      <FormSection title={SECTIONS.searchEngines}>
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}
