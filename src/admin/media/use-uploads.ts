import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ToastText } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import type { KeptForm } from '../form/use-kept-form.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { imageTypeProblem } from './image-file.ts';
import { isRetryable, reasonOf, toastOf, uploadFailureWords, uploadImage } from './upload-image.ts';

interface Upload {
  id: number;
  file: File;
  /** Object URL for the preview; empty if the file is not an image. */
  preview: string;
  /** Reason of the failure; empty while uploading. */
  error: string;
  /** Whether a retry can succeed: not for an unsuitable file. */
  canRetry: boolean;
}

export type Uploads = ReturnType<typeof useUploads>;

let lastId = 0;

/** What the form is told about its uploads; each call names the input. */
export type UploadListeners = Pick<KeptForm<object>, 'setBusy' | 'setMissing'>;

/**
 * Uploads one file at a time, so that the images keep the order in which they were chosen.
 * @param remaining how many more images the field takes
 * @param onUploaded called with the address of each saved image
 * @param isSingle whether a new file replaces failed ones
 * @param form told whether uploads are running, and how many failed
 */
export function useUploads(
  { remaining, isSingle }: { remaining: number; isSingle: boolean },
  onUploaded: (url: string) => void,
  form: UploadListeners,
) {
  const id = useId();
  const [pending, setPending] = useState<Upload[]>([]);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const all = previews.current;
    return () => {
      for (const preview of all) URL.revokeObjectURL(preview);
    };
  }, []);

  const failed = pending.filter(({ error }) => error !== '');
  const isBusy = failed.length < pending.length;
  const tell = useEffectEvent((busy: boolean, missing: number) => {
    form.setBusy(id, busy);
    form.setMissing(id, missing);
  });
  useEffect(() => tell(isBusy, failed.length), [isBusy, failed.length]);
  useEffect(() => () => tell(false, 0), []);

  const forget = (...gone: Upload[]) => {
    const ids = new Set(gone.map((upload) => upload.id));
    setPending((last) => last.filter((upload) => !ids.has(upload.id)));
    for (const { preview } of gone) {
      URL.revokeObjectURL(preview);
      previews.current.delete(preview);
    }
  };
  const change = ({ id: uploadId }: Upload, changed: Partial<Upload>) =>
    setPending((last) =>
      last.map((upload) => (upload.id === uploadId ? { ...upload, ...changed } : upload)),
    );
  const { mutate: start } = useMutation({
    // One at a time.
    scope: { id },
    mutationFn: ({ file }: Upload) => uploadImage(file),
    onSuccess: ({ url }, upload) => {
      forget(upload);
      onUploaded(url);
      notify(ADMIN_TOASTS.uploaded);
    },
    onError: (cause, upload) => {
      notify(toastOf(cause, upload.file));
      change(upload, {
        error: uploadFailureWords(cause, upload.file),
        canRetry: isRetryable(cause, upload.file),
      });
    },
  });
  return {
    /** Chosen files that are not saved: uploading, failed or refused. */
    pending,
    add: (files: Iterable<File>) => {
      const replaced = isSingle ? failed : [];
      forget(...replaced);
      const counted = pending.filter(
        (upload) => (upload.error === '' || upload.canRetry) && !replaced.includes(upload),
      );
      let free = remaining - counted.length;
      const chosen = Array.from(files, (file) => {
        const problem = imageTypeProblem(file);
        const refusal = problem ?? (free <= 0 ? ADMIN_TOASTS.tooManyImages(remaining) : null);
        if (refusal) notify(refusal);
        else free -= 1;
        return uploadOf(file, refusal, problem === null);
      });
      for (const { preview } of chosen) if (preview !== '') previews.current.add(preview);
      setPending((last) => [...last, ...chosen]);
      for (const upload of chosen) if (upload.error === '') start(upload);
    },
    retry: (upload: Upload) => {
      change(upload, { error: '' });
      start(upload);
    },
    drop: (upload: Upload) => forget(upload),
    /** Removes failed and refused files. */
    dropFailed: () => forget(...failed),
  };
}

/** @param refusal why the file is not uploaded; null to upload it */
function uploadOf(file: File, refusal: ToastText | null, isImage: boolean): Upload {
  lastId += 1;
  return {
    id: lastId,
    file,
    preview: isImage ? URL.createObjectURL(file) : '',
    error: refusal ? reasonOf(refusal) : '',
    canRetry: false,
  };
}
