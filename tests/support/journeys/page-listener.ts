/**
 * A script that tells what goes wrong in a page: not every engine lets its driver read the console.
 * The line adds it to each page; the site's policy allows a file of its own address.
 */
import { gzipSync } from 'node:zlib';

export const LISTENER_PATH = '/journeys/listener.js';
export const REPORT_PATH = '/journeys/report';

/** Errors, promises nobody listens to, what is logged as an error, breaches of the policy. */
export const LISTENER = `(${String(listen)})(${JSON.stringify(REPORT_PATH)})`;

function listen(report: string): void {
  const tell = (text: string) => navigator.sendBeacon(report, `${text} (${location.pathname})`);
  const inWords = (value: unknown) =>
    value instanceof Error ? `${String(value)} ${value.stack ?? ''}` : String(value);
  addEventListener('error', ({ error, message }) => tell(error ? inWords(error) : message));
  addEventListener('unhandledrejection', ({ reason }) => tell(inWords(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    tell(`content security policy: ${event.violatedDirective} refused ${event.blockedURI}`),
  );
  const log = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    tell(values.map(inWords).join(' '));
    log(...values);
  };
}

interface Page {
  body: Buffer;
  headers: Record<string, string | number>;
}

/**
 * @param html a page as the shop sends it
 * @param accepted what the browser reads
 * @returns the page with the script in it
 */
export function withListener(html: Buffer, accepted: string | string[] | undefined): Page {
  const script = `<script src="${LISTENER_PATH}"></script>`;
  const page = Buffer.from(html.toString('utf8').replace('<head>', `<head>${script}`));
  if (!String(accepted).includes('gzip')) {
    return { body: page, headers: { 'content-length': page.length } };
  }
  const body = gzipSync(page);
  return { body, headers: { 'content-length': body.length, 'content-encoding': 'gzip' } };
}
