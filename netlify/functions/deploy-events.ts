import type { DeployFailedEvent, DeploySucceededEvent } from '@netlify/functions';
import { deployFailed, deploySucceeded } from '#server/publishing/deploy-events.ts';
import { configuredHook } from '#server/publishing/publish.ts';
import { services } from '#server/services.ts';

export default {
  deploySucceeded: ({ deploy }: DeploySucceededEvent) =>
    deploySucceeded(services.db(), deploy, configuredHook()),
  deployFailed: ({ deploy }: DeployFailedEvent) =>
    deployFailed(services.db(), deploy, configuredHook()),
};
