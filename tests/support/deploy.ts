import type { DeployEnd } from '#server/publishing/deploy-events.ts';
import { SITE_ID } from './host.ts';

/** @returns a deploy of production that began just now and that visitors see */
export function deploy(fields: Partial<DeployEnd>): DeployEnd {
  const now = new Date().toISOString();
  return {
    id: 'deploy-1',
    siteId: SITE_ID,
    context: 'production',
    title: null,
    createdAt: now,
    publishedAt: now,
    errorMessage: null,
    ...fields,
  };
}
