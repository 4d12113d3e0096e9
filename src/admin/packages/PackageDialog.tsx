import type { ServicePackageAdminView } from '#contracts/admin/service-packages.ts';
import { SERVICE_TYPES, type ServiceType } from '#contracts/catalog.ts';
import { MAX_LENGTH, MAX_STARTING_PRICE } from '#domain/limits.ts';
import { PAGES } from '#site/paths.ts';
import { FormDialogShell } from '../form/FormDialogShell.tsx';
import { Flag, FormSection, SelectInput, SeoFields, TextArea, TextInput } from '../form/Inputs.tsx';
import { NameAndSlug } from '../form/NameAndSlug.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { ImageList } from '../images/ImageList.tsx';
import { SingleImage } from '../images/SingleImage.tsx';
import { PACKAGES, PACKAGE_HINTS, SERVICE_TYPE_LABELS } from '../texts/catalog.ts';
import { SECTIONS } from '../texts/editing.ts';
import { PACKAGE_KIND } from './package-form-values.ts';

interface PackageDialogProps {
  /** Undefined: a new one. */
  servicePackage: ServicePackageAdminView | undefined;
  onClose: () => void;
}

/** Where visitors see the packages of each type. */
const PAGE_OF: Record<ServiceType, string> = {
  design: PAGES.design,
  photo_booth: PAGES.photoBooth,
  video_dance_floor: PAGES.danceFloor,
};
const TYPES = SERVICE_TYPES.map((value) => ({ value, label: SERVICE_TYPE_LABELS[value] }));

/** A service package with every field (@packages.fields). */
export function PackageDialog({ servicePackage, onClose }: PackageDialogProps) {
  const form = useEntityForm(PACKAGE_KIND, servicePackage);
  // Empty while none is chosen.
  const pages: Partial<Record<string, string>> = PAGE_OF;
  const save = useSave(PACKAGE_KIND, form, onClose);
  return (
    <FormDialogShell form={form} save={save} resourceName={PACKAGES.singular} onClose={onClose}>
      <FormSection title={SECTIONS.visibility}>
        <div className="grid gap-2 sm:grid-cols-2">
          <Flag form={form} name="isActive" hint={PACKAGE_HINTS.isActive} />
          <Flag form={form} name="isPopular" hint={PACKAGE_HINTS.isPopular} />
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
          required
          placeholder={PACKAGE_HINTS.chooseType}
          items={TYPES}
        />
        <TextArea form={form} name="description" required maxLength={MAX_LENGTH.text} />
      </FormSection>
      <FormSection title={SECTIONS.priceAndFeatures}>
        <TextInput
          form={form}
          name="startingPrice"
          required
          type="number"
          inputMode="decimal"
          min={0}
          max={MAX_STARTING_PRICE}
          step={0.01}
          hint={PACKAGE_HINTS.startingPrice}
        />
        <TextArea form={form} name="features" hint={PACKAGE_HINTS.features} />
      </FormSection>
      <FormSection title={SECTIONS.images}>
        <ImageList form={form} hasAlt={false} />
        <SingleImage form={form} name="image" takesPaste={false} hint={PACKAGE_HINTS.image} />
      </FormSection>
      <FormSection title={SECTIONS.searchEngines}>
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}
