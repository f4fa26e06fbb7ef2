import type { BitrixGrant } from '#core/bitrix-oauth.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import { sha256 } from '#core/sha256.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import { bindCommands, boundTo, eventsAddress, requireApplication } from '../bitrix24-app.ts';
import { TURN_MILLISECONDS } from '../clients.ts';
import { refuse } from '../portal.ts';
import { appOf, newKey, openTokens, sealTokens } from '../portal/app-tokens.ts';
import { askFor, freshConnection } from '../portal/open-connection.ts';
import { createRateLimiter } from '../portal/rate-limiter.ts';
import { present } from '../present-bitrix24.ts';
import type { Bitrix24Access } from '../repositories/integrations.ts';
import type { Bitrix24Operation } from '../operation.ts';

type Context = Parameters<Bitrix24Operation<'finishBitrix24App'>>[0];

/**
 * Connects the portal that the browser has come back from. The way is spent before anybody is asked: a code that comes
 * twice, to another session or to another workspace connects nothing. The portal has to be the one that was named.
 * Every way was counted when it began.
 */
export const finishBitrix24App: Bitrix24Operation<'finishBitrix24App'> = async (context, { body }) => {
  const { repos, workspaceId, actor, now, newId, vault, bitrix24 } = context;
  await requireFeature(context, 'bitrix24');
  const application = requireApplication(context);
  const wanted = { stateHash: sha256(body.state), boundTo: boundTo(workspaceId, actor) };
  const flow =
    (await repos.integrations.finishPortalFlow(workspaceId, wanted, now)) ?? conflict(integrationsErrors.ofApp.expired);
  const grant = await askFor(application, context, ({ oauth, ...own }) =>
    oauth.exchangeCode({ ...own, code: body.code }),
  ).catch(refuse);

  const known = await repos.integrations.findBitrix24(workspaceId);
  const eventsKey = await eventsKeyOf(known, grant, context);
  const found = appOf(grant, eventsKey);
  if (!found || found.masked !== `${flow.portal}/`) {
    return conflict(integrationsErrors.ofApp.otherPortal(grant.clientEndpoint.host));
  }
  const connection = freshConnection(found.app.endpoint, grant.accessToken);
  const until = new Date(now.getTime() + TURN_MILLISECONDS);
  const limiter = createRateLimiter({ limits: repos.portalLimits, until });
  const warnings = await bitrix24.check(connection, limiter).catch(refuse);
  const commands = bindCommands(eventsAddress(context.siteUrl(), workspaceId, eventsKey));
  const bound = { until, limiter, optional: Object.keys(commands) };
  await bitrix24.batch(connection, commands, bound).catch(refuse);

  const { accessToken, refreshToken } = grant;
  const sealed = await sealTokens({ accessToken, refreshToken, eventsKey }, workspaceId, vault);
  switch (await repos.integrations.saveBitrix24(workspaceId, { sealed, ...found }, known, { now, jobId: newId() })) {
    case 'saved': {
      const [access, head] = await Promise.all([
        repos.integrations.findBitrix24(workspaceId),
        repos.portalSnapshots.find(workspaceId),
      ]);
      return { ...present(access, head, context), warnings };
    }
    case 'changed':
      return conflict(integrationsErrors.webhookChanged);
    case 'workspace gone':
      return notFound('workspace');
  }
};

/** A portal that is connected anew goes on telling its events to the address it knows. */
async function eventsKeyOf(
  known: Bitrix24Access | null,
  { memberId }: BitrixGrant,
  { workspaceId, vault }: Pick<Context, 'workspaceId' | 'vault'>,
): Promise<string> {
  if (known?.app?.memberId !== memberId) return newKey();
  return (await openTokens(known.sealed, workspaceId, vault)).eventsKey;
}
