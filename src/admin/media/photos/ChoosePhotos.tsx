import { useId } from 'react';
import { mediaEndpoints } from '#contracts/media.ts';
import { useLayer } from '../../address/router.ts';
import { Button, type ButtonProps } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import type { PhotoPickerProps } from './PhotoPicker.tsx';
import { PICKER } from './texts.ts';

const PhotoPicker = part(async () => (await import('./PhotoPicker.tsx')).PhotoPicker);

export interface ChoosePhotosProps extends Omit<PhotoPickerProps, 'onClose'> {
  /** What the images are for: tells several such buttons apart for screen readers. */
  of?: string;
  look?: ButtonProps['look'];
}

/** A button to choose from the images of “Photos” instead of uploading one again (@photos.choose). */
export function ChoosePhotos({ of, look = 'outline', ...picker }: ChoosePhotosProps) {
  const layer = useLayer(`photos ${useId()}`);
  return (
    <>
      <Button
        look={look}
        needs={mediaEndpoints.upload}
        disabled={picker.remaining <= 0}
        aria-label={of && PICKER.openFor(of)}
        onClick={layer.open}
      >
        {PICKER.open}
      </Button>
      {layer.isOpen && <PhotoPicker {...picker} onClose={layer.close} />}
    </>
  );
}
