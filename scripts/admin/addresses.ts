import * as z from 'zod/mini';
import { KnownEmail } from '#shared/models/email.ts';
import { UsageError, type Command } from './command.ts';

const REASONS = { bounce: 'a letter bounced', complaint: 'a letter was called spam' } as const;

/** Whether letters go to an address. */
export function showAddress(text: string): Command {
  const email = addressOf(text);
  return async ({ suppressions }) => {
    const found = await suppressions.find(email);
    if (!found) return [`Letters go to ${email}`];
    return [`Nothing is sent to ${email}: ${REASONS[found.reason]} on ${found.since.slice(0, 10)}`];
  };
}

/** Lets letters go to an address again that bounced or complained. */
export function freeAddress(text: string): Command {
  const email = addressOf(text);
  return async ({ suppressions }) => {
    if (!(await suppressions.find(email))) throw new Error(`Letters go to ${email} already`);
    await suppressions.free(email);
    return [`Letters go to ${email} again`];
  };
}

function addressOf(text: string): string {
  const email = z.safeParse(KnownEmail, text);
  if (!email.success) throw new UsageError(`«${text}» is no address`);
  return email.data;
}
