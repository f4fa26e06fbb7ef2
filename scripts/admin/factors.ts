import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { factorLetter } from '#functions/factors/factor-letter.ts';
import { KnownEmail } from '#shared/models/email.ts';
import { inLanguage } from '#shared/text/current.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { UsageError, type Command } from './command.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

/** Somebody who has stolen a mailbox must not have the second factor as well before its owner has read a letter. */
const WAIT_HOURS = 24;

/**
 * For somebody who has lost every factor and every recovery code. The first call writes to them and begins to wait; the second, a day
 * later, takes the factors away and ends the sessions. Whoever comes in by a factor meanwhile takes it back.
 */
export function resetFactors(text: string): Command {
  const email = z.safeParse(KnownEmail, text);
  if (!email.success) throw new UsageError(`«${text}» is no address`);
  return async ({ users, factors, sessions }, now) => {
    const login = await users.findLogin(email.data, { consistent: true });
    const user = login && (await users.find(login.userId));
    if (!login || !user) throw new Error(`Nobody logs in with ${email.data}`);
    if (login.factors.length === 0) throw new Error(`${email.data} has no second factor`);
    const { resetAskedAt } = await factors.of(user.id);
    const moment = (event: 'reset_asked' | 'reset_done') => ({
      now,
      newId: randomUUID,
      jobs: [inLanguage(user.language ?? DEFAULT_LANGUAGE, () => factorLetter(user, event, { now }))],
    });
    if (resetAskedAt === null) {
      await factors.askReset(user.id, moment('reset_asked'));
      return [`${email.data} is told; the same command does it in ${WAIT_HOURS} hours`];
    }
    const waited = (now.getTime() - Date.parse(resetAskedAt)) / HOUR_MS;
    if (waited < WAIT_HOURS)
      throw new Error(`This was asked ${Math.floor(waited)} hour(s) ago: ${WAIT_HOURS} must pass`);
    if (!(await factors.removeAll({ user, login }, moment('reset_done'))))
      throw new Error('The factors changed at this moment: try again');
    await sessions.endAll(user.id);
    return [`${email.data} logs in with the password alone again; all sessions have ended`];
  };
}
