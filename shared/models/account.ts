import * as z from 'zod/mini';
import { CONSENT_VERSIONS } from '../rules/consent.ts';
import { KnownEmail, ProfileEmail } from './email.ts';
import { Id, Instant, nameLine } from './common.ts';
import { FinanceAccess } from './finance/access.ts';
import { MESSENGERS } from '../rules/messengers.ts';
import { LANGUAGES } from '../rules/languages.ts';
import { NotificationPreferences } from './notification-preferences.ts';
import { OwnTelling } from './telling.ts';
import { Credentials, DeviceToken, NAME_MAX_LENGTH, NewPassword, PasswordConfirmation, repeats, User } from './user.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATES } from '../rules/data-requests.ts';
import { Role } from './role.ts';
import { accountsValidation } from '#text/accounts/validation.ts';
import { commonValidation } from '#text/validation.ts';

/** What a person says of themselves. An address other than the account's own waits for its confirmation. */
export const Profile = z.strictObject({
  first_name: nameLine(
    NAME_MAX_LENGTH,
    () => accountsValidation.firstNameEmpty,
    () => accountsValidation.firstNameTooLong,
  ),
  last_name: nameLine(
    NAME_MAX_LENGTH,
    () => accountsValidation.lastNameEmpty,
    () => accountsValidation.lastNameTooLong,
  ),
  email: ProfileEmail,
  /** Left out, it stays as it is. */
  language: z.optional(z.enum(LANGUAGES)),
});

export const PasswordChange = z
  .strictObject({
    current_password: Credentials.shape.password,
    new_password: NewPassword,
    new_password_confirm: PasswordConfirmation,
  })
  .check(repeats('new_password', 'new_password_confirm'));

export const PasswordResetRequest = z.strictObject({ email: KnownEmail, device_token: z.optional(DeviceToken) });

/** The device a password was set on is known from now on; all others are known no more. */
export const KnownDevice = z.object({ device_token: z.string() });

/** The text at the end of a link in a letter. */
const LinkToken = z
  .string({ error: () => accountsValidation.linkWanted })
  .check(
    z.minLength(1, { error: () => accountsValidation.linkWanted }),
    z.maxLength(200, { error: () => accountsValidation.wrongLink }),
  );

export const PasswordReset = z
  .strictObject({ token: LinkToken, password: NewPassword, password_confirm: PasswordConfirmation })
  .check(repeats('password', 'password_confirm'));

/** Whether the link of a letter opens anything still. */
export const PasswordResetCheck = z.strictObject({ token: LinkToken });

export const EmailConfirmation = z.strictObject({ token: LinkToken });

/** Somebody's device that is logged in. */
export const Session = z.object({
  id: Id,
  /** Browser and system, «Chrome, Windows»; null when neither was recognised. */
  device: z.nullable(z.string()),
  created_at: Instant,
  /** When its tokens were last renewed. */
  rotated_at: Instant,
  /** The one this request came with. */
  current: z.boolean(),
});

/** Which text of the consent somebody read and agreed to. */
export const ConsentGiven = z.strictObject({
  version: z.enum(CONSENT_VERSIONS, { error: () => accountsValidation.unknownConsent }),
});

/** `true` says: the workspaces I own go with my account. */
export const AccountDeletion = z.strictObject({
  with_workspaces: z.optional(z.enum(['true', 'false'], { error: () => commonValidation.trueOrFalse })),
});

/** Everything that is kept of a person, for themselves. */
export const PersonalData = z.object({
  exported_at: Instant,
  profile: z.extend(User, {
    created_at: z.nullable(Instant),
    referal_code: z.nullable(z.string()),
    /** Percent. */
    discount: z.nullable(z.number()),
    /** When they showed that the address is theirs. */
    email_verified_at: z.nullable(Instant),
  }),
  consent: z.object({ version: z.nullable(z.string()), given_at: z.nullable(Instant) }),
  /** Every consent they gave that holds: which text, when, how, and of a chat for which workspace. */
  consents: z.array(
    z.object({
      kind: z.enum(['account', 'chat']),
      /** Null for a chat that was connected before its text had versions. */
      version: z.nullable(z.string()),
      given_at: Instant,
      how: z.enum(['form', 'chat']),
      workspace_id: z.nullable(Id),
      workspace: z.nullable(z.string()),
      channel: z.nullable(z.enum(MESSENGERS)),
    }),
  ),
  memberships: z.array(
    z.object({
      workspace_id: Id,
      workspace: z.string(),
      role: Role,
      team: z.nullable(z.string()),
      hired_on: z.nullable(z.string()),
      /** What the owner has let them see of the money of the workspace. */
      finance_access: FinanceAccess,
      since: z.nullable(Instant),
      /** Which letters of the workspace they get; null for one they are just leaving. */
      letters: z.nullable(NotificationPreferences),
      /** How they want to be told of runs; null for one they are just leaving. */
      telling: z.nullable(OwnTelling),
      /** Since when their data are blocked, and by when that is to be settled; null where they are not. */
      block: z.nullable(z.object({ since: z.string(), until: z.string() })),
      /** In which messengers they are told of runs, since when. */
      chats: z.array(z.object({ channel: z.enum(MESSENGERS), since: Instant })),
    }),
  ),
  /** Invitations that wait for their address. */
  invitations: z.array(
    z.object({
      workspace: z.nullable(z.string()),
      role: Role,
      team: z.nullable(z.string()),
      hired_on: z.nullable(z.string()),
      sent_at: Instant,
      expires_at: Instant,
    }),
  ),
  /** By what they sign in beside a password: `yandex`, `vk`, or the workspace whose own provider it is. */
  identities: z.array(
    z.object({
      provider: z.string(),
      /** What the provider told when it was added. */
      email: z.nullable(z.string()),
      added_at: Instant,
      used_at: z.nullable(Instant),
    }),
  ),
  /** Keys of the API that they have made, without what opens anything. */
  api_keys: z.array(
    z.object({
      workspace_id: Id,
      name: z.string(),
      permissions: z.array(z.string()),
      created_at: Instant,
      expires_at: Instant,
      revoked_at: z.nullable(Instant),
      last_used_on: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(Session),
  /** What the account is proved by besides its password; the keys themselves are secrets. */
  second_factors: z.object({
    totp_added_at: z.nullable(Instant),
    passkeys: z.array(z.object({ name: z.string(), added_at: Instant, last_used_at: z.nullable(Instant) })),
    recovery_codes_left: z.int(),
  }),
  /** Where they are told of runs by a notification; where these go is a secret. */
  notified_devices: z.array(z.object({ device: z.nullable(z.string()), since: Instant })),
  subscription: z.nullable(
    z.object({
      plan: z.string(),
      is_active: z.boolean(),
      due_date: z.nullable(Instant),
      is_trial: z.boolean(),
      trial_used: z.boolean(),
      created_at: Instant,
    }),
  ),
  invoices: z.array(
    z.object({
      created_at: Instant,
      plan: z.string(),
      period: z.string(),
      people: z.int(),
      company: z.string(),
      inn: z.string(),
      kpp: z.nullable(z.string()),
      email: z.string(),
      total: z.number(),
    }),
  ),
  /** What they answered under their name; the anonymous answers of a person nobody can find. */
  answers: z.array(
    z.object({
      poll: z.string(),
      answered_at: Instant,
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
  ),
  /** What they have asked companies about their data, and what became of it; also of those whose workspace they have left. */
  data_requests: z.array(
    z.object({
      id: Id,
      workspace_id: Id,
      workspace: z.string(),
      kind: z.enum(DATA_REQUEST_KINDS),
      wish: z.nullable(z.string()),
      received_on: z.string(),
      due_on: z.string(),
      extended_because: z.nullable(z.string()),
      state: z.enum(DATA_REQUEST_STATES),
      closed_on: z.nullable(z.string()),
      closed_because: z.nullable(z.string()),
    }),
  ),
  /** Notes of one-to-ones that they wrote; those of others they were shown are not theirs. */
  notes: z.array(
    z.object({
      workspace_id: Id,
      /** The record of whom it is about: `member-` and the user's id, `portal-` and the number. */
      about: z.string(),
      day: z.string(),
      text: z.string(),
      shared_with: z.int(),
      created_at: Instant,
    }),
  ),
  /** What they changed in tasks and wrote of them. */
  tasks: z.array(
    z.object({
      /** Its title. */
      task: z.string(),
      events: z.array(
        z.object({
          at: Instant,
          /** Null where something was changed. */
          comment: z.nullable(z.string()),
          changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
        }),
      ),
    }),
  ),
});
