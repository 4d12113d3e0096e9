import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadImage } from '#api-client/desk.ts';
import { failureOf } from '#api-client/failure.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import { notify } from '#stores/notices.ts';
import { failureWords } from '../data/failure-words.ts';
import { imageFileProblem } from './image-file.ts';
import { shrunk } from './shrink.ts';

export interface Upload {
  id: number;
  file: File;
  /** Address of the file on this device, for the preview. */
  preview: string;
  /** Why it failed, in words; empty while it is under way. */
  error: string;
}

export interface Uploads {
  /** What is under way or has failed. */
  pending: Upload[];
  add: (files: Iterable<File>) => void;
  retry: (upload: Upload) => void;
  drop: (upload: Upload) => void;
}

let lastId = 0;

/**
 * Uploads one after the other, so that the pictures come in the order in which they were chosen.
 * @param room how many more there may be
 * @param onUploaded told of each saved picture's address
 * @param onBusy told whether something is on its way
 */
export function useUploads(
  room: number,
  onUploaded: (url: string) => void,
  onBusy: (isBusy: boolean) => void,
): Uploads {
  const [pending, setPending] = useState<Upload[]>([]);
  const previews = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const all = previews.current;
    return () => {
      for (const preview of all) URL.revokeObjectURL(preview);
    };
  }, []);

  const isBusy = pending.some(({ error }) => error === '');
  const tellBusy = useEffectEvent(onBusy);
  useEffect(() => tellBusy(isBusy), [isBusy]);

  const forget = ({ id, preview }: Upload) => {
    setPending((last) => last.filter((each) => each.id !== id));
    URL.revokeObjectURL(preview);
    previews.current.delete(preview);
  };
  const mutation = useMutation({
    mutationFn: async ({ file }: Upload) => uploadImage(await shrunk(file), file.name),
    onSuccess: (url, upload) => {
      forget(upload);
      onUploaded(url);
      notify(DESK_NOTICES.uploaded);
    },
    onError: (cause, upload) => {
      const notice = noticeOf(cause);
      notify(notice);
      const error = failureOf(cause).message || failureWords(cause);
      setPending((last) => last.map((each) => (each.id === upload.id ? { ...each, error } : each)));
    },
  });
  const start = (upload: Upload) => {
    queue.current = queue.current.then(() =>
      // Its end was told above.
      mutation.mutateAsync(upload).then(undefined, () => undefined),
    );
  };

  return {
    pending,
    add: (files) => {
      const free = room - pending.length;
      const chosen: Upload[] = [];
      for (const file of files) {
        const problem = imageFileProblem(file);
        if (problem) notify(problem);
        else if (chosen.length >= free) notify(DESK_NOTICES.tooManyImages(Math.max(0, free)));
        else chosen.push(uploadOf(file));
      }
      for (const { preview } of chosen) previews.current.add(preview);
      setPending((last) => [...last, ...chosen]);
      for (const upload of chosen) start(upload);
    },
    retry: (upload) => {
      setPending((last) =>
        last.map((each) => (each.id === upload.id ? { ...each, error: '' } : each)),
      );
      start(upload);
    },
    drop: forget,
  };
}

function uploadOf(file: File): Upload {
  lastId += 1;
  return { id: lastId, file, preview: URL.createObjectURL(file), error: '' };
}

/** What the server refused is said with the notice that the specification has for it. */
function noticeOf(cause: unknown) {
  const { status } = failureOf(cause);
  if (status === 413) return DESK_NOTICES.imageTooLarge;
  return status === 415 || status === 422 ? DESK_NOTICES.invalidImage : DESK_NOTICES.uploadFailed;
}
