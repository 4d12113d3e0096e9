/**
 * TLS for connections to PostgreSQL. node-postgres encrypts only if the address asks for it, and an
 * address without `sslmode` would send password and data unencrypted.
 */

/** Parameters of an address that determine TLS (`pg-connection-string`). */
const TLS_PARAMETERS = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'];
/**
 * Modes that node-postgres 8 treats as `verify-full`, with a warning that 9 will not. We set
 * `verify-full` for them.
 */
const VERIFIED = new Set(['prefer', 'require', 'verify-ca']);

/** The part of node-postgres' settings that the address determines. */
export interface Address {
  connectionString: string;
  ssl?: true;
}

/**
 * @param url `postgres://…`; its own TLS settings hold. Without them every host gets TLS except this
 *   machine and names without a dot, which are on a private network (another container)
 * @throws TypeError when the URL cannot be parsed
 */
export function addressWithTls(url: string): Address {
  const address = new URL(url);
  const { searchParams } = address;
  if (!TLS_PARAMETERS.some((name) => searchParams.has(name))) {
    return { connectionString: url, ...(!isPrivate(address.hostname) && { ssl: true }) };
  }
  const isCompat = searchParams.get('uselibpqcompat') === 'true';
  if (!isCompat && VERIFIED.has(searchParams.get('sslmode') ?? '')) {
    searchParams.set('sslmode', 'verify-full');
    return { connectionString: address.href };
  }
  return { connectionString: url };
}

/** This machine, a socket, or a name that only a private network resolves. */
function isPrivate(hostname: string): boolean {
  if (hostname === '' || hostname.startsWith('%2f') || hostname.startsWith('%2F')) return true;
  if (/^127\.\d+\.\d+\.\d+$/.test(hostname) || hostname === '[::1]') return true;
  return hostname === 'host.docker.internal' || !/[.:]/.test(hostname);
}
