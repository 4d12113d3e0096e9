/** Uploads one image, and explains failures. */
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { mediaEndpoints, type UploadView } from '#contracts/media.ts';
import type { ToastText } from '#site/toast-text.ts';
import { failureWords } from '../data/failure-words.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { imageToSendProblem, refusalOf, shrunk } from './image-file.ts';

/** Thrown for a file that is not sent, because it is unsuitable. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  readonly toast: ToastText;

  constructor(toast: ToastText) {
    super(toast.title);
    this.toast = toast;
  }
}

/**
 * Shrinks an image and sends it.
 * @param onSending called after shrinking, before sending
 * @throws errors that `toastOf` and `uploadFailureWords` explain
 */
export async function uploadImage(
  file: File,
  signal?: AbortSignal,
  onSending?: () => void,
): Promise<UploadView> {
  const { blob, isReadable } = await shrunk(file);
  const problem = imageToSendProblem(file, blob.size, isReadable);
  if (problem) throw new RefusedFile(problem);
  const body = new FormData();
  body.set('image', blob, file.name);
  onSending?.();
  return call(mediaEndpoints.upload, { body }, signal);
}

/** @returns the toast for a failed upload (@image.failed) */
export function toastOf(cause: unknown, file: File): ToastText {
  if (cause instanceof RefusedFile) return cause.toast;
  const { status } = failureOf(cause);
  if (status === 413) return ADMIN_TOASTS.imageTooLarge;
  return status === 415 || status === 422 ? refusalOf(file) : ADMIN_TOASTS.uploadFailed;
}

/** @returns whether a retry can succeed: not for an unsuitable file */
export function isRetryable(cause: unknown, file: File): boolean {
  return toastOf(cause, file) === ADMIN_TOASTS.uploadFailed;
}

/** @returns the reason of the failure */
export function uploadFailureWords(cause: unknown, file: File): string {
  const toast = toastOf(cause, file);
  const isKnown = cause instanceof RefusedFile || toast === ADMIN_TOASTS.damagedImage;
  return isKnown ? reasonOf(toast) : failureOf(cause).message || failureWords(cause);
}

export function reasonOf({ title, description }: ToastText): string {
  return `${title}. ${description}`;
}
