import type { NotificationPreferences } from '#shared/models/notification-preferences.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { JoinedBy } from '#shared/models/join-link.ts';
import type { QuietHours } from '#shared/rules/quiet-hours.ts';
import type { OwnTelling } from '#shared/rules/telling.ts';
import { NO_FINANCE, type FinanceAccess } from '#shared/rules/finance/access.ts';
import { pollLanguageOf } from '#shared/rules/poll-languages.ts';
import type { Block } from '#shared/rules/data-requests.ts';
import type { FactorRule } from '#shared/rules/second-factor.ts';
import type { ProviderRule } from '#shared/rules/sign-in.ts';
import type { Leave } from '#shared/rules/leave.ts';
import type { Role } from '#shared/rules/roles.ts';
import type { Item } from '#data/writes.ts';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '#shared/rules/languages.ts';

/** A person in a workspace, with the names they had when last copied from their account. */
export interface Member {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: Role;
  /**
   * A manager who sees their own teams alone. It follows from the workspace, so it is known of who asks (functions/core/http/authorization.ts)
   * and of nobody who was merely read.
   */
  readonly ownTeamsOnly?: boolean;
  /** Whether a second factor has proved their session: known of who asks alone, too. */
  readonly provedByFactor?: boolean;
  /** What the key of the API may by which they ask: known of who asks alone, too. */
  readonly only?: readonly string[];
  /** Null for who is in no team. */
  readonly team: string | null;
  /** The day they came to the company, 2026-11-24; null where nobody has said it. */
  readonly hiredOn: string | null;
  /** Who leads them, by the id of a member; null where nobody has said it. Whoever has left since leads nobody. */
  readonly managerId: string | null;
  /** Which dismissal on the portal was seen and let be; null where none was. */
  readonly staysAfter: string | null;
  /** The days on which they are on leave and not asked; null where nobody has said any. */
  readonly leave: Leave | null;
  /** Their data are blocked: they are asked nothing and told nothing. Null where they are not. */
  readonly blocked: Block | null;
  /** How often their own requests about data, or the block that follows from them, have changed. */
  readonly requestsVersion: number;
  /** Which person of the company's directory they are; null of who is in none. */
  readonly directoryId: string | null;
  /** What the owner has let them see of the money of the workspace. */
  readonly financeAccess: FinanceAccess;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Which they read; the default where nobody has said it. */
  readonly language: Language;
  /** The address that was known to be theirs when they came; null where none was. Later proofs lie with the account. */
  readonly provedEmail: string | null;
  readonly version: number;
  readonly joinedAt: string;
  /** Null for those who came before it was kept. */
  readonly joinedBy: JoinedBy | null;
  /** Which letters of the workspace they get. */
  readonly letters: NotificationPreferences;
  /** How they want to be told of runs. */
  readonly telling: OwnTelling;
  /** The workspace's demand of a second factor, a copy; null where it has none. */
  readonly factorRule: FactorRule | null;
  /** That one comes in by the provider of the workspace alone, a copy; null where it does not say so. */
  readonly providerRule: ProviderRule | null;
  /** The workspace is offered to them. */
  readonly offer: OwnershipOffer | null;
}

export interface OwnershipOffer {
  /** Which owner of the workspace has made it, counted from the first; that of an earlier one is void. */
  readonly ownerTerm: number;
  readonly until: string;
}

/** The offer a member may accept at this moment. */
export function livingOffer(
  { offer }: Pick<Member, 'offer'>,
  { ownerTerm }: { readonly ownerTerm: number },
  now: Date,
): OwnershipOffer | null {
  return offer && offer.ownerTerm === ownerTerm && Date.parse(offer.until) > now.getTime() ? offer : null;
}

/** What of the money a member or a membership opens; nothing where nothing was ever given. */
export function toFinanceAccess(item: Item): FinanceAccess {
  return (item['financeAccess'] as FinanceAccess | undefined) ?? NO_FINANCE;
}

/** The member behind a stored item. */
export function toMember(item: Item): Member {
  return {
    workspaceId: String(item['workspaceId']),
    userId: String(item['userId']),
    role: item['role'] as Role,
    team: typeof item['team'] === 'string' ? item['team'] : null,
    hiredOn: typeof item['hiredOn'] === 'string' ? item['hiredOn'] : null,
    managerId: typeof item['managerId'] === 'string' ? item['managerId'] : null,
    staysAfter: typeof item['staysAfter'] === 'string' ? item['staysAfter'] : null,
    leave: (item['leave'] as Leave | null | undefined) ?? null,
    blocked: (item['blocked'] as Block | null | undefined) ?? null,
    requestsVersion: Number(item['requestsVersion'] ?? 0),
    directoryId: typeof item['directoryId'] === 'string' ? item['directoryId'] : null,
    financeAccess: toFinanceAccess(item),
    firstName: String(item['firstName']),
    lastName: String(item['lastName']),
    email: String(item['email']),
    language: languageOf(item['language']) ?? DEFAULT_LANGUAGE,
    provedEmail: typeof item['provedEmail'] === 'string' ? item['provedEmail'] : null,
    version: Number(item['version'] ?? 1),
    joinedAt: String(item['createdAt']),
    joinedBy: (item['joinedBy'] as JoinedBy | undefined) ?? null,
    letters: { digest: item['noDigest'] !== true, reminders: item['noReminders'] !== true },
    telling: {
      order: (item['channelOrder'] as Channel[] | null | undefined) ?? null,
      off: (item['channelsOff'] as Channel[] | undefined) ?? [],
      quietHours: (item['quietHours'] as QuietHours | null | undefined) ?? null,
      timeZone: (item['timeZone'] as string | null | undefined) ?? null,
      language: pollLanguageOf(item['pollLanguage']),
    },
    factorRule: (item['factorRule'] as FactorRule | null | undefined) ?? null,
    providerRule: (item['providerRule'] as ProviderRule | null | undefined) ?? null,
    offer: (item['offer'] as OwnershipOffer | null | undefined) ?? null,
  };
}
