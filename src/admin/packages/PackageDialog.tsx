import type { ServicePackageAdminView } from '#contracts/admin/service-packages.ts';
import { SERVICE_TYPES } from '#contracts/catalog.ts';
import { MAX_LENGTH, MAX_STARTING_PRICE } from '#domain/limits.ts';
import { Flag } from '../form/Flag.tsx';
import { FormDialogShell } from '../form/FormDialogShell.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { NameAndSlug } from '../form/NameAndSlug.tsx';
import { SelectInput } from '../form/SelectInput.tsx';
import { SeoFields } from '../form/SeoFields.tsx';
import { TextArea, TextInput } from '../form/TextInput.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { ImageList } from '../images/ImageList.tsx';
import { SingleImage } from '../images/SingleImage.tsx';
import { PACKAGE_KIND, SERVICE_TYPE_LABELS } from './package-form-values.ts';

interface PackageDialogProps {
  /** Undefined: a new one. */
  servicePackage: ServicePackageAdminView | undefined;
  onClose: () => void;
}

const TYPES = SERVICE_TYPES.map((value) => ({ value, label: SERVICE_TYPE_LABELS[value] }));

/** A service package with every field (@packages.fields). */
export function PackageDialog({ servicePackage, onClose }: PackageDialogProps) {
  const form = useEntityForm(PACKAGE_KIND, servicePackage);
  const save = useSave(PACKAGE_KIND, form, onClose);
  return (
    <FormDialogShell form={form} save={save} resourceName="service package" onClose={onClose}>
      <FormSection title="Visibility">
        <div className="grid gap-2 sm:grid-cols-2">
          <Flag form={form} name="isActive" hint="Visitors see it on the page of its service." />
          <Flag form={form} name="isPopular" hint="Highlighted, with a badge." />
        </div>
      </FormSection>
      <FormSection title="Basics">
        <NameAndSlug form={form} kind={PACKAGE_KIND} address={undefined} />
        <SelectInput
          form={form}
          name="serviceType"
          required
          placeholder="Choose a type"
          items={TYPES}
        />
        <TextArea form={form} name="description" required maxLength={MAX_LENGTH.text} />
      </FormSection>
      <FormSection title="Price and features">
        <TextInput
          form={form}
          name="startingPrice"
          required
          type="number"
          inputMode="decimal"
          min={0}
          max={MAX_STARTING_PRICE}
          step={0.01}
          hint="In dollars"
        />
        <TextArea form={form} name="features" hint="One feature per line" />
      </FormSection>
      <FormSection title="Images">
        <ImageList form={form} hasAlt={false} />
        <SingleImage form={form} name="image" takesPaste={false} />
      </FormSection>
      <FormSection title="Search engines">
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}
