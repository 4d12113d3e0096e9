/** Images that staff uploaded, as files for those who resize them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { uploadedImageHash } from '#site/image.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { writeFileAtomic } from '../atomic-file.ts';
import type { ImageSource } from './image-host.ts';

/** Asks the functions of this machine. */
export type AskFunctions = (request: Request) => Promise<Response | undefined>;

/**
 * @param site has the other images
 * @param folder takes a copy of each uploaded image that is asked for; any may be removed. What
 *   is at such an address never changes
 * @param ask gives an uploaded image by its address
 */
export function withUploads(site: ImageSource, folder: string, ask: AskFunctions): ImageSource {
  return {
    async file(address) {
      if (!address.startsWith(`${UPLOADED_IMAGES_PATH}/`)) return site.file(address);
      const hash = uploadedImageHash(address);
      // With anything else in its address, one image could be kept under the name of another.
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
