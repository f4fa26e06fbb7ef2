import { notFound } from '#core/http/errors.ts';
import { reachableContacts, teamsOfContacts, type AskedContact } from '#functions/runs/asked-contacts.ts';
import { langOfLink, messageLanguage } from '#functions/runs/message-language.ts';
import { langQuery } from '#functions/runs/run-path.ts';
import { smsParts } from '#shared/rules/sms.ts';
import { sum } from '#shared/rules/sum.ts';
import type { ChatsOperation } from '../operation.ts';
import { partsOf, sampleLink } from '../present-sms.ts';
import { smsIn } from '../sms/sms-in.ts';

/**
 * How many people without an account a run would ask, of which teams, how many of them by SMS, and what that would cost: each is told in
 * the language they read, and a text of two parts costs twice as much.
 */
export const estimateSms: ChatsOperation<'estimateSms'> = async (context, { body }) => {
  const { audience, channels } = body;
  const { repos, workspaceId, now, siteUrl } = context;
  const whom = teamsOfContacts(audience);
  const asked = whom === null ? [] : await reachableContacts(whom, channels, workspaceId, repos);
  const told = channels.includes('sms') ? asked.filter(({ chats }) => chats.length === 0) : [];
  const counts = { people: asked.length, teams: teamsAmong(asked), messages: told.length };
  const access = await repos.sms.find(workspaceId);
  if (!access) return { ...counts, price: null, price_most: null, total: null, reminder_total: null, left: null };
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const languages = [body.language ?? workspace.language, ...body.translated_into];
  const pricesOf = (message: 'invitation' | 'reminder') =>
    told.map(({ contact }) => {
      const language = messageLanguage(contact.language, languages);
      const link = sampleLink(siteUrl()) + langQuery(langOfLink(language, languages));
      return access.price * smsParts(smsIn(language, access, link, message));
    });
  const prices = pricesOf('invitation');
  const usual = access.price * partsOf(access, siteUrl());
  const { kopecks } = await repos.sms.spent(workspaceId, now);
  return {
    ...counts,
    price: prices.length > 0 ? Math.min(...prices) : usual,
    price_most: prices.length > 0 ? Math.max(...prices) : usual,
    total: sum(prices),
    reminder_total: sum(pricesOf('reminder')),
    left: Math.max(0, access.cap - kopecks),
  };
};

function teamsAmong(asked: readonly AskedContact[]): { team: string; count: number }[] {
  const teams = Map.groupBy(asked, ({ contact }) => contact.team);
  return [...teams]
    .flatMap(([team, { length: count }]) => (team === null ? [] : [{ team, count }]))
    .toSorted((a, b) => (a.team < b.team ? -1 : 1));
}
