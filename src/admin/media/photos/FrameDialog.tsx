import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api-client/call.ts';
import { mediaEndpoints, type ImageView } from '#contracts/media.ts';
import type { FocalPoint, ImageArea } from '#domain/image.ts';
import { MIN_CROP } from '#domain/limits.ts';
import { notify } from '#stores/toasts.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { Button } from '../../parts/Button.tsx';
import { uploadFailureWords } from '../upload-image.ts';
import { AFTER_CHANGE, showChanged } from './changed.ts';
import { uploadPart } from './crop-image.ts';
import { FramePad } from './FramePad.tsx';
import { FRAME } from './texts.ts';

interface FrameDialogProps {
  image: ImageView;
  onClose: () => void;
}

const WHOLE: ImageArea = { x: 0, y: 0, width: 100, height: 100 };

/** Sets the focal point and crop of an image (@photos.frame). */
export function FrameDialog({ image, onClose }: FrameDialogProps) {
  const client = useQueryClient();
  const [focus, setFocus] = useState(image.focus);
  const [crop, setCrop] = useState(image.crop);
  const [tool, setTool] = useState<'point' | 'crop'>('point');
  const saving = useMutation({
    mutationFn: () => save(image, focus, crop),
    onSuccess: (saved) => {
      showChanged(client, saved);
      notify(FRAME.saved);
      onClose();
    },
    meta: { rereads: AFTER_CHANGE },
  });
  const area = crop ?? WHOLE;
  return (
    <AdminModal title={FRAME.title} onClose={onClose}>
      <div className="space-y-4">
        <p>{FRAME.intro}</p>
        <FramePad
          image={image}
          focus={focus}
          crop={crop}
          tool={tool}
          onFocus={setFocus}
          onCrop={setCrop}
        />
        <fieldset>
          <legend className="sr-only">{FRAME.title}</legend>
          <div className="flex flex-wrap gap-4">
            {(['point', 'crop'] as const).map((choice) => (
              <label key={choice} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="tool"
                  checked={tool === choice}
                  onChange={() => setTool(choice)}
                />
                <span>{FRAME[choice]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {tool === 'point' ? (
          <Fields
            hint={FRAME.pointHow}
            values={focus}
            names={['x', 'y']}
            onChange={(name, value) => setFocus({ ...focus, [name]: Math.round(value) })}
          />
        ) : (
          <>
            <Fields
              hint={FRAME.cropHow}
              values={area}
              names={['x', 'y', 'width', 'height']}
              onChange={(name, value) => setCrop(insideImage({ ...area, [name]: value }))}
            />
            <Button look="outline" disabled={crop === null} onClick={() => setCrop(null)}>
              {FRAME.whole}
            </Button>
          </>
        )}
        {saving.error && (
          <p role="alert" className="font-semibold text-rose-600">
            {/* The words take the file that was chosen; here there is none. */}
            {uploadFailureWords(saving.error, new File([], ''))}
          </p>
        )}
        <Button look="night" disabled={saving.isPending} onClick={() => saving.mutate()}>
          {saving.isPending ? FRAME.saving : FRAME.save}
        </Button>
      </div>
    </AdminModal>
  );
}

interface FieldsProps<Name extends string> {
  hint: string;
  values: Record<Name, number>;
  names: readonly Name[];
  onChange: (name: Name, value: number) => void;
}

/** Number fields for what the pointer sets on `FramePad`. */
function Fields<Name extends 'x' | 'y' | 'width' | 'height'>({
  hint,
  values,
  names,
  onChange,
}: FieldsProps<Name>) {
  const id = useId();
  return (
    <div>
      <p className="mb-2 text-xs text-night-500">{hint}</p>
      <div className="grid grid-cols-2 gap-3">
        {names.map((name) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm font-semibold">
              {FRAME[name]}
            </label>
            <input
              id={`${id}-${name}`}
              type="number"
              className="input"
              min={0}
              max={100}
              value={Math.round(values[name] * 10) / 10}
              onChange={({ target }) => onChange(name, clamped(target.valueAsNumber || 0, 0, 100))}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** @returns the crop, moved and shrunk to fit inside the image */
function insideImage({ x, y, width, height }: ImageArea): ImageArea {
  const [left, top] = [clamped(x, 0, 100 - MIN_CROP), clamped(y, 0, 100 - MIN_CROP)];
  return {
    x: left,
    y: top,
    width: clamped(width, MIN_CROP, 100 - left),
    height: clamped(height, MIN_CROP, 100 - top),
  };
}

async function save(
  { url, crop: savedCrop }: ImageView,
  focus: FocalPoint,
  crop: ImageArea | null,
): Promise<ImageView> {
  const body = { url, focus };
  if (JSON.stringify(crop) === JSON.stringify(savedCrop))
    return call(mediaEndpoints.change, { body });
  const cropped = crop && { ...crop, url: (await uploadPart(url, crop)).url };
  return call(mediaEndpoints.change, { body: { ...body, crop: cropped } });
}
