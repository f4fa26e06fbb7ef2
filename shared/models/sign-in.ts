import * as z from 'zod/mini';
import { CONSENT_VERSIONS } from '../rules/consent.ts';
import { UUID_PATTERN } from '../rules/ids.ts';
import {
  DOMAIN_STATES,
  GROUP_RULES_MOST,
  isReturnPath,
  PROVIDER_ROLES,
  STAGE_PROVIDERS,
  type StageProvider,
} from '../rules/sign-in.ts';
import { withAsciiDomain } from '../rules/email-address.ts';
import { parsePortalAddress } from '../rules/portal-address.ts';
import { Id, Instant, line, titleLine } from './common.ts';
import { Email, KnownEmail } from './email.ts';
import { Role } from './role.ts';
import { Team } from './team.ts';
import { Credentials, LoginTokens, Registration } from './user.ts';
import { accountsValidation } from '#text/accounts/validation.ts';
import { signInValidation } from '#text/sign-in/validation.ts';

/** What one signs in by: `yandex`, `vk`, `bitrix24`, or the id of the workspace whose own provider it is. */
export const ProviderId = z.string({ error: () => signInValidation.providerWanted }).check(
  z.refine((text) => STAGE_PROVIDERS.includes(text as StageProvider) || UUID_PATTERN.test(text), {
    error: () => signInValidation.wrongProvider,
  }),
);

/** A provider as a button says it. */
export const ProviderButton = z.object({ id: z.string(), name: z.string() });

/** The providers that are offered to everybody in this stage; empty where none is set up. */
export const ProviderButtons = z.object({ providers: z.array(ProviderButton) });

/** Whose company's provider an address belongs to. */
export const ProviderSearch = z.strictObject({ email: KnownEmail });

/** Null where the domain of the address is nobody's; it says nothing of accounts. */
export const FoundProvider = z.object({
  provider: z.nullable(
    z.extend(ProviderButton, {
      /** Members with addresses of this domain enter the workspace by it alone, but for the owner. */
      only: z.boolean(),
    }),
  ),
});

/** 32 random bytes in base64url, kept by the page in sessionStorage: what binds a way through a provider to a browser. */
const BrowserSecret = z
  .string({ error: () => signInValidation.wrongSecret })
  .check(z.regex(/^[\w-]{43}$/, { error: () => signInValidation.wrongSecret }));

const ReturnPath = z
  .string({ error: () => signInValidation.wrongReturn })
  .check(z.refine(isReturnPath, { error: () => signInValidation.wrongReturn }));

/** Where to go on: the page of the provider, which the browser is sent to as it stands. */
export const ProviderAddress = z.object({ url: z.string() });

/** The portal of Bitrix24, as people write its address; wanted with that provider and no other. */
const Portal = z.optional(
  z.string({ error: () => signInValidation.wrongPortal }).check(
    z.maxLength(300, { error: () => signInValidation.wrongPortal }),
    z.refine((text) => parsePortalAddress(text) !== null, { error: () => signInValidation.wrongPortal }),
  ),
);

export const SignInStart = z.strictObject({
  provider: ProviderId,
  browser_secret: BrowserSecret,
  portal: Portal,
  /** The page to open afterwards; the first one of the product if left out. */
  return_to: z.optional(ReturnPath),
});

const WRONG_ANSWER = { error: () => signInValidation.wrongAnswer };
const answerField = z.optional(z.string(WRONG_ANSWER).check(z.maxLength(4096, WRONG_ANSWER)));

/** What stood in the query of the page that the provider sent the browser back to, as it stood there. */
const ProviderAnswer = {
  provider: ProviderId,
  browser_secret: BrowserSecret,
  state: z.string(WRONG_ANSWER).check(z.minLength(1, WRONG_ANSWER), z.maxLength(500, WRONG_ANSWER)),
  code: answerField,
  iss: answerField,
  device_id: answerField,
  error: answerField,
};

export const SignInCompletion = z.strictObject(ProviderAnswer);

/** What signing in by a provider comes to. */
export const SignInOutcome = z.discriminatedUnion('kind', [
  z.extend(LoginTokens, { kind: z.literal('session'), return_to: z.nullable(z.string()) }),
  /** Nobody has an account of this identity or this address: one can be made now, for ten minutes. */
  z.object({
    kind: z.literal('registration'),
    ticket: z.string(),
    provider: ProviderButton,
    first_name: z.string(),
    last_name: z.string(),
    /** Null where the provider told none. */
    email: z.nullable(z.string()),
    /** The provider answers for the address: it cannot be changed. Otherwise it can, and is shown to be one's own by a letter. */
    email_proved: z.boolean(),
    /** The workspace that whoever registers becomes a member of; null for a provider of everybody. */
    workspace: z.nullable(z.string()),
    return_to: z.nullable(z.string()),
  }),
  /** There is an account of this address; it is joined to the identity by its password, for ten minutes. */
  z.object({
    kind: z.literal('join'),
    ticket: z.string(),
    provider: ProviderButton,
    email: z.string(),
    return_to: z.nullable(z.string()),
  }),
]);
export type SignInOutcome = z.infer<typeof SignInOutcome>;

const Ticket = z
  .string({ error: () => signInValidation.ticketWanted })
  .check(
    z.minLength(1, { error: () => signInValidation.ticketWanted }),
    z.maxLength(20_000, { error: () => signInValidation.ticketWanted }),
  );

/** A new account for an identity. The address counts where the provider does not answer for one. */
export const SignInRegistration = z.strictObject({
  ticket: Ticket,
  browser_secret: BrowserSecret,
  first_name: Registration.shape.first_name,
  last_name: Registration.shape.last_name,
  email: z.optional(Email),
  consent_version: z.enum(CONSENT_VERSIONS, {
    error: ({ input }) => (input === undefined ? signInValidation.consentWanted : accountsValidation.unknownConsent),
  }),
});

/** The password of the account that an identity is to be joined to. */
export const SignInJoining = z.strictObject({
  ticket: Ticket,
  browser_secret: BrowserSecret,
  password: Credentials.shape.password,
});

/** Something an account is signed in to by, beside its password. */
export const Identity = z.object({
  id: z.string(),
  provider: ProviderButton,
  /** The workspace whose own provider it is. */
  workspace_id: z.nullable(Id),
  /** How the provider calls the person: an address, where it tells one. */
  email: z.nullable(z.string()),
  added_at: Instant,
  /** When it was last signed in by. */
  used_at: z.nullable(Instant),
});

/** The ways into the caller's account. */
export const Identities = z.object({
  /** Without one, “forgot password” sets it. */
  has_password: z.boolean(),
  identities: z.array(Identity),
  /** What could be added: the providers of everybody, and those of the workspaces one is in. */
  available: z.array(ProviderButton),
});

/** The password may be left out in a session that was opened less than ten minutes ago. */
export const IdentityStart = z.strictObject({
  provider: ProviderId,
  browser_secret: BrowserSecret,
  portal: Portal,
  return_to: z.optional(ReturnPath),
});

export const IdentityCompletion = z.strictObject(ProviderAnswer);

export const IdentityId = z.string().check(z.regex(/^[\w-]{43}$/, { error: () => signInValidation.wrongProvider }));

/** What a provider sends when somebody signed out there: OpenID Connect Back-Channel Logout. */
export const BackChannelLogout = z.object({ logout_token: z.string().check(z.minLength(1), z.maxLength(16_384)) });

/** The address of an own provider, without what stands behind a well-known path. */
const Issuer = z.string({ error: () => signInValidation.issuerWanted }).check(
  z.trim(),
  z.minLength(1, { error: () => signInValidation.issuerWanted }),
  z.maxLength(500, { error: () => signInValidation.wrongIssuer }),
  z.refine((text) => text === '' || isIssuer(text), { error: () => signInValidation.wrongIssuer }),
);

/** Also of another scheme: what may be called is said by the one way out, and played providers are not https. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '' && password === '';
}

export const IssuerCheck = z.strictObject({ issuer: Issuer });

/** An own provider. A secret that is left out stays. */
export const NewProvider = z.strictObject({
  issuer: Issuer,
  client_id: line(
    200,
    () => signInValidation.clientIdWanted,
    () => signInValidation.clientIdTooLong,
  ),
  client_secret: z.optional(
    line(
      1000,
      () => signInValidation.clientSecretWanted,
      () => signInValidation.clientSecretTooLong,
    ),
  ),
  /** What the button says, the name of the company as a rule. */
  name: titleLine(
    50,
    () => signInValidation.nameWanted,
    () => signInValidation.nameTooLong,
  ),
});

const ProviderRole = z.enum(PROVIDER_ROLES, { error: () => signInValidation.wrongRole });

/** What whoever is in a group of the provider's becomes; the first rule that fits counts. */
const GroupRule = z.strictObject({
  group: titleLine(
    200,
    () => signInValidation.groupWanted,
    () => signInValidation.groupTooLong,
  ),
  role: ProviderRole,
  team: z.nullable(Team),
});

/** What is done with whoever comes by an own provider. */
export const ProviderRules = z.strictObject({
  /** Whoever comes for the first time becomes a member; otherwise an invitation is needed. */
  joins: z.boolean(),
  role: ProviderRole,
  team: z.nullable(Team),
  groups: z.array(GroupRule).check(z.maxLength(GROUP_RULES_MOST, { error: () => signInValidation.tooManyRules })),
  /** Members with addresses of proved domains enter the workspace by it alone, but for the owner. */
  only: z.boolean(),
  /** The company answers for addresses of proved domains of which its provider does not say whether it does (Entra). */
  vouches: z._default(z.boolean(), false),
});
export type ProviderRules = z.infer<typeof ProviderRules>;

/** The domain of mailboxes, in its one spelling. */
export const Domain = z.string({ error: () => signInValidation.wrongDomain }).check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((text) => withAsciiDomain(`x@${text}`).slice(2)),
  z.maxLength(253, { error: () => signInValidation.wrongDomain }),
  z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/, {
    error: () => signInValidation.wrongDomain,
  }),
);

export const NewDomain = z.strictObject({ domain: Domain });

/** A domain of a workspace and the record that shows whose it is. */
export const WorkspaceDomain = z.object({
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  record: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
  /** When the record was last looked for. */
  checked_at: z.nullable(Instant),
  proved_at: z.nullable(Instant),
});

/** How people of a workspace sign in by a provider of its own. */
export const SignInSettings = z.object({
  provider: z.nullable(
    z.object({
      issuer: z.string(),
      client_id: z.string(),
      name: z.string(),
      connected_at: Instant,
      rules: z.extend(ProviderRules, {
        role: Role,
        groups: z.array(z.object({ group: z.string(), role: Role, team: z.nullable(z.string()) })),
        team: z.nullable(z.string()),
      }),
    }),
  ),
  /** To be entered at the provider. */
  redirect_uri: z.string(),
  back_channel_uri: z.string(),
  domains: z.array(WorkspaceDomain),
});
