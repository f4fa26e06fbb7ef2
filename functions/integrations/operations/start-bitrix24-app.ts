import { authorizeAddress } from '#core/bitrix-oauth.ts';
import { invalid } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { sha256 } from '#core/sha256.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import { parsePortalAddress, PORTAL_CONNECTING_MINUTES, PORTAL_STATE_PREFIX } from '#shared/rules/portal-address.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import { boundTo, requireApplication } from '../bitrix24-app.ts';
import { CONNECTION_CHECKS } from '../clients.ts';
import { newKey } from '../portal/app-tokens.ts';
import type { Bitrix24Operation } from '../operation.ts';

/** Begins to connect a portal as an application: where the browser goes to have it let in. */
export const startBitrix24App: Bitrix24Operation<'startBitrix24App'> = async (context, { body }) => {
  const { repos, workspaceId, actor, now, isOwnHost } = context;
  await requireFeature(context, 'bitrix24');
  const { clientId } = requireApplication(context);
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const portal = parsePortalAddress(body.portal);
  // Nothing is called here, but a browser is sent there: by the same rules, as far as an address alone tells.
  if (portal === null || !(portal.startsWith('https:') || isOwnHost(new URL(portal).host))) {
    return invalid([{ path: 'portal', message: integrationsErrors.ofApp.noPortal }]);
  }
  const state = `${PORTAL_STATE_PREFIX}${workspaceId}.${newKey()}`;
  const flow = { stateHash: sha256(state), boundTo: boundTo(workspaceId, actor), portal };
  await repos.integrations.beginPortalFlow(workspaceId, flow, now, PORTAL_CONNECTING_MINUTES * 60);
  return { url: authorizeAddress({ portal, clientId, state }) };
};
