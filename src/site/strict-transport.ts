/** A year, for this host alone: the business may serve others under its domain without TLS. */
export const STRICT_TRANSPORT = 'max-age=31536000';
