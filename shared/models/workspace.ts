import * as z from 'zod/mini';
import { Leave } from './leave.ts';
import { Id, Instant, nameLine } from './common.ts';
import { FinanceAccess } from './finance/access.ts';
import { UnprovedAddress } from './invitation.ts';
import { JoinedBy } from './join-link.ts';
import { LANGUAGES } from '../rules/languages.ts';
import { MANAGERS_VIEWS } from '../rules/own-people.ts';
import { Role } from './role.ts';
import { newWorkspaceText } from '#text/workspaces/new.ts';
import { workspacesValidation } from '#text/workspaces/validation.ts';

export const WORKSPACE_NAME_MAX_LENGTH = 50;

export const WorkspaceName = nameLine(
  WORKSPACE_NAME_MAX_LENGTH,
  () => workspacesValidation.nameWanted,
  () => workspacesValidation.nameTooLong,
);

export const Workspace = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  user_role: Role,
  /** What the caller may see of the money: the company's they may change as well. */
  finance_access: FinanceAccess,
  /** Whether the caller is a manager who sees their own teams alone. */
  own_teams_only: z.boolean(),
});
export type Workspace = z.infer<typeof Workspace>;

/** One workspace, looked at by itself. */
export const WorkspaceDetails = z.extend(Workspace, {
  /** In which everything is named that Tonus makes for all of it by itself: runs on a schedule, polls of newcomers and leavers. */
  language: z.enum(LANGUAGES),
});
export type WorkspaceDetails = z.infer<typeof WorkspaceDetails>;

export const NewWorkspace = z.strictObject({
  name: WorkspaceName,
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(500, { error: () => workspacesValidation.descriptionTooLong })),
  ),
});

/** A name and a description as they are to be, and another language where one is given. */
export const ChangedWorkspace = z.strictObject({ ...NewWorkspace.shape, language: z.optional(z.enum(LANGUAGES)) });

/** The description a workspace gets when none is given. */
export function workspaceDescription(name: string): string {
  return newWorkspaceText.description(name);
}

export const Member = z.object({
  id: Id,
  role: Role,
  /** Null for who is in no team. */
  team: z.nullable(z.string()),
  /** Who leads them; null where nobody has said it. Whoever has left leads nobody. */
  manager_id: z.nullable(Id),
  /** The day they were hired, null while nobody has said it; told to themselves and to those who may say it. */
  hired_on: z.optional(z.nullable(z.string())),
  /** The days on which they are on leave and told of no run; told to the same. */
  leave: z.optional(z.nullable(Leave)),
  user: z.object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    email: z.string(),
  }),
  /** How they came in, null where it is not known; told to those who may invite. */
  joined_by: z.optional(z.nullable(JoinedBy)),
  /** Whether it is known that the address is theirs; told to those who may invite. */
  email_verified: z.optional(z.boolean()),
  /** What they may see of the money; told to the owner of the workspace alone. */
  finance_access: z.optional(FinanceAccess),
  /** The workspace is offered to them until then; told to its owner alone. */
  ownership_offered_until: z.optional(Instant),
});
export type Member = z.infer<typeof Member>;

export const MEMBERS_PAGE_DEFAULT = 200;
export const MEMBERS_PAGE_MAX = 500;

export const PermissionFlags = z.object({
  can_invite_members: z.boolean(),
  can_remove_members: z.boolean(),
  can_manage_roles: z.boolean(),
  can_rename_workspace: z.boolean(),
  can_delete_workspace: z.boolean(),
  can_manage_workspace: z.boolean(),
});
export type PermissionFlags = z.infer<typeof PermissionFlags>;

/** A role and what it may do, for whoever chooses one. */
export const RoleDescription = z.object({ name: Role, permissions: PermissionFlags });

/** What the managers of a workspace see: the company, or their own teams alone. */
export const ManagersView = z.object({
  managers_see: z.enum(MANAGERS_VIEWS, { error: () => workspacesValidation.sayWhatManagersSee }),
});

/** The same with what each of them would see of their own; in the order of their names. */
export const ManagersReach = z.object({
  ...ManagersView.shape,
  managers: z.array(
    z.object({
      id: Id,
      full_name: z.string(),
      /** How many people they lead, directly or through others. */
      people: z.int(),
      /** Their own teams: nobody else is in them but themselves. */
      teams: z.array(z.object({ name: z.string(), people: z.int() })),
    }),
  ),
});
export type ManagersReach = z.infer<typeof ManagersReach>;

/** The owner's offer to hand the workspace over holds for so long. */
export const OFFER_DAYS = 7;

/** What whoever opens a workspace should know before they begin anything. */
export const WorkspaceNotices = z.object({
  /** Why it can only be read, for a person; null when it can be changed. */
  read_only: z.nullable(z.string()),
  /** Whether the workspace has money of its own to show, or an example stands there. */
  finance: z.enum(['sample', 'own']),
  /** It is offered to the caller: by whom, and until when. */
  ownership_offer: z.nullable(z.object({ from: z.string(), until: Instant })),
  /** What the caller has yet to do for letters about the workspace to reach them; null when they do. */
  unproved_address: z.nullable(UnprovedAddress),
  /** A second factor is demanded of the caller, whose session none has proved: from then on the workspace is closed to them. */
  factor_wanted_from: z.nullable(Instant),
  /** An archive of it is made and waits to be downloaded; told to its owner alone. */
  export_ready: z.boolean(),
  /** One is being made: whoever may have it is told when it is there. */
  export_running: z.boolean(),
  /** Since when the data of the caller are blocked here, and by when that is to be settled; null where they are not. */
  blocked: z.nullable(z.object({ since: z.string(), until: z.string() })),
  /** Requests about personal data to be answered within three working days, and by when; told to those who answer. */
  data_requests: z.nullable(z.object({ count: z.int(), due_on: z.string() })),
});
export type WorkspaceNotices = z.infer<typeof WorkspaceNotices>;

/** How much there is in a workspace. */
export const WorkspaceStats = z.object({
  members: z.int(),
  polls: z.int(),
  /** Invitations that wait to be accepted. */
  invitations: z.int(),
  /** Those of them that come from the company's directory: no letter went to anybody. */
  untold: z.int(),
});
