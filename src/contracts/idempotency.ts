/** Name of the header that makes a repeated request safe. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
