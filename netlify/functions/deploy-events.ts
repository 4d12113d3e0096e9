import type { DeployFailedEvent, DeploySucceededEvent } from '@netlify/functions';
import { deployFailed, deploySucceeded } from '#server/publishing/deploy-events.ts';
import { configuredHook } from '#server/publishing/publish.ts';
import { services } from '#server/services.ts';

const listener = () => ({ db: services.db(), host: services.host(), hook: configuredHook() });

export default {
  deploySucceeded: ({ deploy }: DeploySucceededEvent) => deploySucceeded(listener(), deploy),
  deployFailed: ({ deploy }: DeployFailedEvent) => deployFailed(listener(), deploy),
};
