import { UPLOADED_IMAGES_PATH } from './paths.ts';

const UPLOADED_IMAGE = new RegExp(`^${UPLOADED_IMAGES_PATH}/([0-9a-f]{64})\\.webp$`);

/** @returns the hash of the uploaded image at this address; undefined: it can be none */
export function uploadedImageHash(address: string): string | undefined {
  return UPLOADED_IMAGE.exec(address)?.[1];
}
