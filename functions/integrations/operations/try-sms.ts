import { randomInt } from 'node:crypto';
import { checkOf, say } from '#core/clients/connection-problems.ts';
import { countAttempt } from '#core/throttle.ts';
import { smsParts, smsText } from '#shared/rules/sms.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import type { ChatsOperation } from '../operation.ts';
import { SmsError } from '../sms/gateway.ts';
import { openKey } from '../sms/sms-secrets.ts';

/** So many test messages a day, to whomever: they cost money and reach strangers. */
const TRIALS = { name: 'sms-trial', limit: 10, windowSeconds: 86_400 };
const LAST_NUMBER = 2 ** 31;

/**
 * Sends the text of the workspace, with a link to the site, to a number somebody has typed. It is paid for out of the
 * month's cap; one that may have gone out stays paid for.
 */
export const trySms: ChatsOperation<'trySms'> = async (context, { body: { phone } }) => {
  const { repos, workspaceId, now, vault, gateways, siteUrl } = context;
  const access = await repos.sms.find(workspaceId);
  if (!access) return { ok: false, detail: integrationsErrors.smsNotConnected, warnings: [] };
  await countAttempt(TRIALS, workspaceId, context);
  const text = smsText(access.template, siteUrl());
  const cost = access.price * smsParts(text);
  if (!(await repos.sms.spend(workspaceId, cost, access.cap, now))) {
    return checkOf({ kind: 'refused', detail: say('smsCapReached') }, '');
  }
  const message = { id: randomInt(1, LAST_NUMBER), phone, text, sender: access.sender };
  const key = await openKey(access, workspaceId, vault);
  try {
    const outcome = await gateways[access.gateway].send(key, message);
    if (outcome.kind === 'sent') {
      await repos.sms.noteProblem(workspaceId, access, null);
      return checkOf(null, integrationsErrors.smsTrialSent);
    }
    if (outcome.kind === 'unknown') {
      return checkOf({ kind: 'timeout', detail: say('smsUnknown', { whom: access.gateway }) }, '');
    }
    await repos.sms.giveBack(workspaceId, cost, now);
    if (outcome.concerns === 'all') await repos.sms.noteProblem(workspaceId, access, outcome.problem.detail);
    return checkOf(outcome.problem, '');
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    await repos.sms.giveBack(workspaceId, cost, now);
    return checkOf(error.problem, '');
  }
};
