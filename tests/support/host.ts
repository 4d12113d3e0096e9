/**
 * The host that the tests are, of the databases that they get.
 */
import { netlifyHost } from '#server/base/this-host.ts';

export const SITE_ID = 'site-of-the-tests';
export const TEST_HOST = netlifyHost(SITE_ID);
/** For the services of an app. */
export const host = () => TEST_HOST;
