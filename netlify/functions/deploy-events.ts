import type { DeployFailedEvent, DeploySucceededEvent } from '@netlify/functions';
import { services } from '#server/base/services.ts';
import { deployFailed, deploySucceeded } from '#server/publishing/deploy-events.ts';
import { configuredHook } from '#server/publishing/publish.ts';

const listener = () => ({ db: services.db(), host: services.host(), hook: configuredHook() });

export default {
  deploySucceeded: ({ deploy }: DeploySucceededEvent) => deploySucceeded(listener(), deploy),
  deployFailed: ({ deploy }: DeployFailedEvent) => deployFailed(listener(), deploy),
};
