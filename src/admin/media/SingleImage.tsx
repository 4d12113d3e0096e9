import { IMAGES } from '../catalog/texts.ts';
import type { Named, TextName } from '../form/entity-kind.ts';
import { bound } from '../form/Inputs.tsx';
import type { EntityForm } from '../form/use-entity-form.ts';
import { Button } from '../parts/Button.tsx';
import { DropZone, UrlInput } from './ImageInputs.tsx';
import { DescriptionOf } from './photos/Description.tsx';
import { PendingUploads, Preview } from './Preview.tsx';
import { useUploads, type UploadListeners } from './use-uploads.ts';

interface SingleImageProps<Values extends Named> {
  form: EntityForm<Values>;
  /** Field with the address; empty for no image. */
  name: TextName<Values>;
  /** Whether to take an image pasted into the dialog. */
  takesPaste: boolean;
}

/** The input for a form's single image: upload or address. */
export function SingleImage<Values extends Named>({
  form,
  name,
  takesPaste,
}: SingleImageProps<Values>) {
  const { label, hint, value, set, error } = bound(form, name);
  const image = { label, hint, error, url: value, onChange: set };
  return <ImageInput {...image} form={form} takesPaste={takesPaste} isDescribed />;
}

interface ImageInputProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Empty for no image. */
  url: string;
  onChange: (url: string) => void;
  /** Told about running uploads. */
  form: UploadListeners;
  takesPaste: boolean;
  /** Whether its description is edited below it; a section of the settings may have a field for that. */
  isDescribed?: boolean;
}

/** A single image by upload or address, as a controlled input. */
export function ImageInput({
  label,
  hint,
  error,
  url,
  onChange,
  form,
  takesPaste,
  isDescribed = false,
}: ImageInputProps) {
  const uploads = useUploads({ remaining: 1, isSingle: true }, onChange, form);
  const take = (address: string) => {
    uploads.dropFailed();
    onChange(address);
  };
  const hasPreview = url !== '' || uploads.pending.length > 0;
  return (
    <fieldset data-fault={error ? true : undefined} className="space-y-3">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint && <p className="text-xs text-night-500">{hint}</p>}
      {error && <p className="font-semibold text-rose-600">{error}</p>}
      <div className={hasPreview ? 'grid gap-3 sm:grid-cols-[9rem_1fr]' : ''}>
        <ul className={hasPreview ? 'max-w-36 space-y-2' : 'hidden'}>
          {url !== '' && (
            <li>
              <Preview url={url} alt={IMAGES.preview} />
              <Button look="quiet" className="mt-1 w-full" onClick={() => onChange('')}>
                {IMAGES.removeImage}
              </Button>
            </li>
          )}
          <PendingUploads uploads={uploads} />
        </ul>
        <div className="space-y-3">
          {isDescribed && <DescriptionOf key={url} url={url} label={IMAGES.describeIt} />}
          <DropZone
            label={url === '' ? IMAGES.upload : IMAGES.uploadOther}
            several={false}
            takesPaste={takesPaste}
            isFull={false}
            onFiles={uploads.add}
            photos={{
              taken: [url],
              remaining: 1,
              onChoose: ([chosen]) => {
                if (chosen) take(chosen.url);
              },
            }}
          />
          <UrlInput onUrl={take} onBusy={form.setBusy} />
        </div>
      </div>
    </fieldset>
  );
}
