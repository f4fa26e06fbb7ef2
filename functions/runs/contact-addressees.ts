import type { Vault } from '#core/clients/vault.ts';
import type { Addressee } from '#functions/notifications/addressee-of.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { wholeOrder } from '#shared/rules/telling.ts';
import { hashOfCode } from './answer-code.ts';
import { reachableContacts } from './asked-contacts.ts';
import { sealCodeTeam } from './code-team.ts';
import { langOfLink, messageLanguage } from './message-language.ts';
import { langQuery } from './run-path.ts';
import { contactCode, newContactSecret, smsNumber } from './contact-code.ts';
import type { Run } from './repositories/run.ts';

/** What they are told, and who of them; left out, all are. */
interface Told {
  readonly message: 'invitation' | 'reminder';
  readonly among?: (contactIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

interface Context {
  readonly repos: Pick<Repositories, 'chats' | 'contactCodes' | 'contacts' | 'contactTeams'>;
  readonly vault: () => Vault;
}

/**
 * The people without an account whom a run asks, each with a link of one use. Their codes answer the run from now on;
 * nothing that is kept says whose is which, as the secret they follow from is sealed. Empty where the run was closed
 * meanwhile. They are told by a chat where they have one, in the order of the workspace, else by SMS.
 */
export async function contactAddressees(
  run: Run,
  { telling }: Pick<Workspace, 'telling'>,
  { message, among }: Told,
  { repos, vault }: Context,
): Promise<Addressee[]> {
  const reachable =
    run.contacts === null ? [] : await reachableContacts(run.contacts, run.channels, run.workspaceId, repos);
  const told = await among?.(reachable.map(({ contact }) => contact.id));
  const asked = told ? reachable.filter(({ contact }) => told.has(contact.id)) : reachable;
  if (asked.length === 0) return [];
  const secret = await secretOf(run, repos, vault());
  if (secret === null) return [];
  const codes = new Map(asked.map(({ contact }) => [contact.id, contactCode(secret, contact.id)]));
  const teamOf = await repos.contactTeams.of(run.id);
  const known = [...codes].map(([id, code]) => ({
    hash: hashOfCode(code),
    // Of all of them or of none: that a code has a team would tell something of whose it is.
    team: teamOf && sealCodeTeam({ team: teamOf(id), onSheet: false }, code, run.id),
  }));
  if (!(await repos.contactCodes.register(run.id, known))) return [];
  const ways = wholeOrder(telling.order);
  return asked.map(({ contact: { id, language: reads, phone }, chats }) => {
    const language = messageLanguage(reads, run.languages);
    return {
      userId: id,
      email: null,
      language,
      order: [...ways.filter((way) => chats.some((chat) => chat === way)), 'sms' as const],
      path: `/c/${codes.get(id)!.replace('-', '')}${langQuery(langOfLink(language, run.languages))}`,
      ...(phone === null ? {} : { sms: { phone, id: smsNumber(secret, id, message) } }),
    };
  });
}

/** The secret of an open run, made when it is first asked for; null where it was closed. */
async function secretOf(
  { id, workspaceId }: Run,
  { contactCodes }: Context['repos'],
  vault: Vault,
): Promise<string | null> {
  const context = { workspace: workspaceId, kind: 'contacts' } as const;
  if ((await contactCodes.secret(id)) === null) {
    await contactCodes.keepSecret(id, await vault.seal(newContactSecret(), context));
  }
  // Whoever was faster has made the one that counts.
  const sealed = await contactCodes.secret(id);
  return sealed === null ? null : vault.open(sealed, context);
}
