import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '#server/base/atomic-file.ts';
import { uploadedImageHash } from '#site/media/image.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import type { ImageSource } from './image-host.ts';

/**
 * @param site source of all other images
 * @param folder cache of requested uploads; any file may be removed. An upload's address is
 *   immutable
 * @param ask fetches an uploaded image by its address
 */
export function withUploads(
  site: ImageSource,
  folder: string,
  ask: (request: Request) => Promise<Response | undefined>,
): ImageSource {
  return {
    async file(address) {
      if (!address.startsWith(`${UPLOADED_IMAGES_PATH}/`)) return site.file(address);
      const hash = uploadedImageHash(address);
      // Only canonical addresses, or an image could be cached under another's name.
      if (hash === undefined) return undefined;
      const copy = path.join(folder, `uploaded-${hash}.webp`);
      if (existsSync(copy)) return copy;
      const answer = await ask(new Request(new URL(address, 'http://localhost')));
      if (!answer?.ok) return undefined;
      await writeFileAtomic(copy, new Uint8Array(await answer.arrayBuffer()));
      return copy;
    },
  };
}
