/**
 * Whether a connection to PostgreSQL is encrypted. node-postgres encrypts only where the address says
 * so, and a provider's address without `sslmode` would send password and data in the clear.
 */

/** Parameters of an address that say how to connect (`pg-connection-string`). */
const SAID = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'];
/**
 * Modes that node-postgres 8 takes for `verify-full`, with a warning that 9 will not. They are made
 * what they are today: the certificate must be trusted and be that of the host.
 */
const VERIFIED = new Set(['prefer', 'require', 'verify-ca']);

/** The part of node-postgres' settings that is about the address. */
export interface Address {
  connectionString: string;
  ssl?: true;
}

/**
 * @param url `postgres://…`; what it says of TLS counts. Otherwise every host gets TLS but this
 *   machine and a name without a dot, which a private network gives (another container)
 * @throws TypeError when the URL cannot be read
 */
export function addressWithTls(url: string): Address {
  const address = new URL(url);
  const { searchParams } = address;
  if (!SAID.some((name) => searchParams.has(name))) {
    return { connectionString: url, ...(!isPrivate(address.hostname) && { ssl: true }) };
  }
  const isCompat = searchParams.get('uselibpqcompat') === 'true';
  if (!isCompat && VERIFIED.has(searchParams.get('sslmode') ?? '')) {
    searchParams.set('sslmode', 'verify-full');
    return { connectionString: address.href };
  }
  return { connectionString: url };
}

/** This machine, a socket, or a name that only a private network knows. */
function isPrivate(hostname: string): boolean {
  if (hostname === '' || hostname.startsWith('%2f') || hostname.startsWith('%2F')) return true;
  if (/^127\.\d+\.\d+\.\d+$/.test(hostname) || hostname === '[::1]') return true;
  return hostname === 'host.docker.internal' || !/[.:]/.test(hostname);
}
