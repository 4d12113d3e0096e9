import { isTakenReference } from '#db/queries/inquiries/store.ts';
import { referenceFor } from './inquiry.ts';

/** References rarely collide, so a second try nearly always succeeds. */
const TRIES = 5;

/**
 * Stores a request under a reference that no other request has.
 * @param store called again with the next reference while the former one is taken
 * @throws what `store` throws for another reason, or at the last try
 */
export async function withFreeReference<Result>(
  { idempotencyKey, bodyHash }: { idempotencyKey: string; bodyHash: string },
  store: (reference: string) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await store(referenceFor(idempotencyKey, bodyHash, attempt));
    } catch (error) {
      if (attempt === TRIES - 1 || !isTakenReference(error)) throw error;
    }
  }
}
