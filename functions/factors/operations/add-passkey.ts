import { conflict } from '#core/http/errors.ts';
import { MOST_PASSKEYS } from '#shared/rules/second-factor.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import { challengeHash } from '../challenge.ts';
import { factorLetter } from '../factor-letter.ts';
import { firstCodes } from '../first-codes.ts';
import { changed, holderOf } from '../holder.ts';
import type { FactorsOperation } from '../operation.ts';
import { requireSite } from '../require-site.ts';
import { readNewPasskey } from '../web-authn.ts';

/** A passkey that the browser has made: it is both factors, and the session here has shown it. */
export const addPasskey: FactorsOperation<'addPasskey'> = async (context, { body }) => {
  const { user, actor, repos, now, newId } = context;
  const answer = readNewPasskey(body, requireSite(context));
  const hash = answer && (await challengeHash(answer.challenge, `add/${user.id}`, context));
  if (!answer || hash === null) conflict(factorsErrors.passkeyNotMade);
  const [holder, { passkeys }] = await Promise.all([holderOf(user, context), repos.factors.of(user.id)]);
  if (passkeys.some(({ credentialId }) => credentialId === body.credential)) conflict(factorsErrors.passkeyThere);
  if (passkeys.length >= MOST_PASSKEYS) conflict(factorsErrors.tooManyPasskeys);
  const passkey = {
    id: newId(),
    name: body.name,
    credentialId: body.credential,
    publicKey: body.public_key,
    counter: answer.counter,
    addedAt: now.toISOString(),
    lastUsedAt: null,
  };
  const { codes, hashes } = await firstCodes(holder, context);
  const moment = { now, newId, jobs: [factorLetter(user, 'passkey_added', context, body.name)] };
  if (!(await repos.factors.addPasskey(holder, passkey, hashes, moment))) changed();
  await repos.sessions.prove(user.id, actor.sessionId, { now, secondFactor: true });
  return { recovery_codes: codes && [...codes] };
};
