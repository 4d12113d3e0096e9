/**
 * `Strict-Transport-Security` for sites on https: a year. For this host alone: the business may serve others
 * under its domain without TLS.
 */
export const STRICT_TRANSPORT = 'max-age=31536000';
