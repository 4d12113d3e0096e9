import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { mediaEndpoints } from '#contracts/media.ts';
import type { ToastText } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import type { KeptForm } from '../form/use-kept-form.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { imageToSendProblem, imageTypeProblem, refusalOf, shrunk } from './image-file.ts';

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
  const missing = failed.length;
  const isBusy = missing < pending.length;
  const tell = useEffectEvent((busy: boolean, count: number) => {
    form.setBusy(id, busy);
    form.setMissing(id, count);
  });
  useEffect(() => tell(isBusy, missing), [isBusy, missing]);
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
    mutationFn: async ({ file }: Upload) => {
      const { blob, isReadable } = await shrunk(file);
      const problem = imageToSendProblem(file, blob.size, isReadable);
      if (problem) throw new RefusedFile(problem);
      const body = new FormData();
      body.set('image', blob, file.name);
      return call(mediaEndpoints.upload, { body });
    },
    onSuccess: ({ url }, upload) => {
      forget(upload);
      onUploaded(url);
      notify(ADMIN_TOASTS.uploaded);
    },
    onError: (cause, upload) => {
      const toast = toastOf(cause, upload.file);
      notify(toast);
      const isRefused = toast !== ADMIN_TOASTS.uploadFailed;
      const words = failureOf(cause).message || failureWords(cause);
      const isKnown = cause instanceof RefusedFile || toast === ADMIN_TOASTS.damagedImage;
      const error = isKnown ? reasonOf(toast) : words;
      change(upload, { error, canRetry: !isRefused });
    },
  });
  return {
    /** What is under way, has failed or was refused: each chosen file is accounted for. */
    pending,
    add: (files: Iterable<File>) => {
      const replaced = isSingle ? failed : [];
      forget(...replaced);
      const taken = pending.filter(({ error, canRetry }) => error === '' || canRetry);
      let free = room - taken.filter((each) => !replaced.includes(each)).length;
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

/** A file that is not sent, because of what it is. */
class RefusedFile extends Error {
  override name = 'RefusedFile';
  readonly toast: ToastText;

  constructor(toast: ToastText) {
    super(toast.title);
    this.toast = toast;
  }
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

function reasonOf({ title, description }: ToastText): string {
  return `${title}. ${description}`;
}

/** What the server refused is said with its toast (@image.failed). */
function toastOf(cause: unknown, file: File): ToastText {
  if (cause instanceof RefusedFile) return cause.toast;
  const { status } = failureOf(cause);
  if (status === 413) return ADMIN_TOASTS.imageTooLarge;
  return status === 415 || status === 422 ? refusalOf(file) : ADMIN_TOASTS.uploadFailed;
}
