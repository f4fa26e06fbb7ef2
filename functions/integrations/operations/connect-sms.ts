import { refuseProblem } from '#core/clients/connection-problems.ts';
import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { smsText } from '#shared/rules/sms.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import { smsValidation } from '#text/integrations/sms-validation.ts';
import { CONNECTION_CHECKS } from '../clients.ts';
import type { ChatsOperation } from '../operation.ts';
import { presentSms, sampleLink } from '../present-sms.ts';
import { SmsError } from '../sms/gateway.ts';
import { openKey, sealKey } from '../sms/sms-secrets.ts';

/** A number that belongs to nobody: what a message to it would cost is asked, and none is sent. */
const NOBODY = '+79000000000';

/**
 * Keeps by what the workspace sends SMS, at what price and up to which sum a month. The key is tried by asking what a
 * message would cost, which sends none; that is its price, unless one is set by hand.
 */
export const connectSms: ChatsOperation<'connectSms'> = async (context, { body }) => {
  const { repos, workspaceId, now, vault, gateways, siteUrl } = context;
  await requireWritable(context);
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const known = await repos.sms.find(workspaceId);
  // A key belongs to a gateway: of another one it is wanted anew.
  const kept = known?.gateway === body.gateway ? await openKey(known, workspaceId, vault) : null;
  const key = body.key ?? kept ?? invalid([{ path: 'key', message: smsValidation.keyWanted }]);
  const text = smsText(body.template, sampleLink(siteUrl()));
  const message = { phone: NOBODY, text, sender: body.sender };
  const asked = await gateways[body.gateway].priceOfPart(key, message).catch(refuse);
  const values = {
    gateway: body.gateway,
    sealed: await sealKey(key, workspaceId, vault),
    sender: body.sender,
    template: body.template,
    language: workspace.language,
    price: body.price ?? asked,
    priceFromGateway: body.price === null,
    cap: body.cap * 100,
  };
  const saved = await repos.sms.save(workspaceId, values, known, now);
  if (saved === 'changed') conflict(integrationsErrors.smsChanged);
  if (saved === 'workspace gone') notFound('workspace');
  const [access, spent] = await Promise.all([repos.sms.find(workspaceId), repos.sms.spent(workspaceId, now)]);
  return presentSms(access, spent, { manages: true, siteUrl: siteUrl() });
};

function refuse(error: unknown): never {
  if (error instanceof SmsError) return refuseProblem(error.problem, 'key');
  throw error;
}
