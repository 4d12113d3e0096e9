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
  /** Address of the file on this device, for the preview; empty for what is no image. */
  preview: string;
  /** Why it failed, in words; empty while it is under way. */
  error: string;
  /** Whether trying again can help: not with a file that is refused for what it is. */
  canRetry: boolean;
}

export type Uploads = ReturnType<typeof useUploads>;

let lastId = 0;

/** What a form is told of its uploads, each time with the name of where they belong. */
export type UploadListeners = Pick<KeptForm<object>, 'setBusy' | 'setMissing'>;

/**
 * Uploads one after the other, so that the images come in the order in which they were chosen.
 * @param room how many more there may be
 * @param onUploaded told of each saved image's address
 * @param isSingle whether a new try takes the place of those that failed
 * @param form told whether something is on its way, and how many did not come
 */
export function useUploads(
  { room, isSingle }: { room: number; isSingle: boolean },
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
    form.setMissing(id, count);
  });
  useEffect(() => tell(isBusy, failed.length), [isBusy, failed.length]);
  useEffect(() => () => tell(false, 0), []);

  const forget = (...gone: Upload[]) => {
    const ids = new Set(gone.map((each) => each.id));
    setPending((last) => last.filter((each) => !ids.has(each.id)));
    for (const { preview } of gone) {
      URL.revokeObjectURL(preview);
      previews.current.delete(preview);
    }
  };
  const change = ({ id: changed }: Upload, to: Partial<Upload>) =>
    setPending((last) => last.map((each) => (each.id === changed ? { ...each, ...to } : each)));
  const { mutate: start } = useMutation({
    // One after the other.
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
    /** What is under way, has failed or was refused: each chosen file is accounted for. */
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
        const refusal = problem ?? (free <= 0 ? ADMIN_TOASTS.tooManyImages(room) : null);
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
    /** Lets go of what failed or was refused. */
    dropFailed: () => forget(...failed),
  };
}

/** @param refusal why it is not even tried; null: it is */
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
