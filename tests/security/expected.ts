/** Who asks. `removed` was an employee of the workspace until a moment ago; `stranger` has an account and a workspace of their own. */
export const ACTORS = ['visitor', 'employee', 'hr', 'manager', 'owner', 'removed', 'stranger'] as const;
export type Actor = (typeof ACTORS)[number];

/** Whose thing is asked for: that of the actors' workspace, of one none of them is in, of one that was deleted. */
export const PLACES = ['own', 'foreign', 'deleted'] as const;
export type Place = (typeof PLACES)[number];

type Statuses = readonly [
  visitor: number,
  employee: number,
  hr: number,
  manager: number,
  owner: number,
  removed: number,
  stranger: number,
];
export type Row = Readonly<Record<Place, Statuses>>;

/** Not a member there: a visitor is asked to log in, everybody else learns that there is no such thing. */
const NOT_MINE: Statuses = [401, 404, 404, 404, 404, 404, 404];

/** The same for everybody and everywhere. */
const everybody = (status: number): Statuses => [status, status, status, status, status, status, status];

/** With an account, about themselves; the workspace has no part in it. */
const aboutMe = (status: number): Row => {
  const statuses: Statuses = [401, status, status, status, status, status, status];
  return { own: statuses, foreign: statuses, deleted: statuses };
};

/**
 * What each route answers to whom, written down from the specification (part 1, section 6; part 2, section 6) and
 * on purpose not made from the table the service itself decides by.
 */
export const EXPECTED: Readonly<Record<string, Row>> = {
  // Open to anybody.
  login: { own: everybody(200), foreign: everybody(200), deleted: everybody(200) },
  register: { own: everybody(201), foreign: everybody(201), deleted: everybody(201) },
  refresh: { own: everybody(200), foreign: everybody(200), deleted: everybody(200) },
  logout: { own: everybody(204), foreign: everybody(204), deleted: everybody(204) },
  health: { own: everybody(200), foreign: everybody(200), deleted: everybody(200) },
  openapi: { own: everybody(200), foreign: everybody(200), deleted: everybody(200) },

  // The token in the letter is the right to it.
  requestPasswordReset: { own: everybody(202), foreign: everybody(202), deleted: everybody(202) },
  resetPassword: { own: everybody(200), foreign: everybody(200), deleted: everybody(200) },
  confirmEmail: { own: everybody(200), foreign: everybody(200), deleted: everybody(200) },

  listPlans: { own: everybody(200), foreign: everybody(200), deleted: everybody(200) },
  validatePromo: { own: everybody(200), foreign: everybody(200), deleted: everybody(200) },

  // The token in the link is the right to it (B6-04), in whatever workspace the poll lies.
  getPublicPoll: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  takePublicPoll: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },

  // The link is the right to look; to accept, the account must be the invited one, and no actor's is.
  openInvitation: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  acceptInvitation: {
    own: [401, 403, 403, 403, 403, 403, 403],
    foreign: [401, 403, 403, 403, 403, 403, 403],
    deleted: [401, 404, 404, 404, 404, 404, 404],
  },

  // Everybody with an account (A6-01), about themselves.
  me: {
    own: [401, 200, 200, 200, 200, 200, 200],
    foreign: [401, 200, 200, 200, 200, 200, 200],
    deleted: [401, 200, 200, 200, 200, 200, 200],
  },
  updateMe: aboutMe(200),
  deleteMe: aboutMe(204),
  changePassword: aboutMe(200),
  listSessions: aboutMe(200),
  endSession: aboutMe(204),
  endSessions: aboutMe(204),
  exportMe: aboutMe(200),
  listWorkspaces: {
    own: [401, 200, 200, 200, 200, 200, 200],
    foreign: [401, 200, 200, 200, 200, 200, 200],
    deleted: [401, 200, 200, 200, 200, 200, 200],
  },
  createWorkspace: {
    own: [401, 201, 201, 201, 201, 201, 201],
    foreign: [401, 201, 201, 201, 201, 201, 201],
    deleted: [401, 201, 201, 201, 201, 201, 201],
  },

  getMySubscription: {
    own: [401, 200, 200, 200, 200, 200, 200],
    foreign: [401, 200, 200, 200, 200, 200, 200],
    deleted: [401, 200, 200, 200, 200, 200, 200],
  },
  requestInvoice: {
    own: [401, 201, 201, 201, 201, 201, 201],
    foreign: [401, 201, 201, 201, 201, 201, 201],
    deleted: [401, 201, 201, 201, 201, 201, 201],
  },
  // All of the actors have a plan that is paid for; no trial overwrites one.
  startTrial: {
    own: [401, 409, 409, 409, 409, 409, 409],
    foreign: [401, 409, 409, 409, 409, 409, 409],
    deleted: [401, 409, 409, 409, 409, 409, 409],
  },

  listRoles: {
    own: [401, 200, 200, 200, 200, 200, 200],
    foreign: [401, 200, 200, 200, 200, 200, 200],
    deleted: [401, 200, 200, 200, 200, 200, 200],
  },

  // Every member sees the basics (A6-07) and the polls (B6-03).
  getWorkspace: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getMyRole: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getPermissions: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  listMembers: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getStats: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  listPolls: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getPoll: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  listFrames: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  // Everybody takes polls (B6-03).
  getPollToTake: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  takePoll: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },

  // Everybody may leave but the owner, without whom there is no workspace (A5-27).
  leaveWorkspace: { own: [401, 204, 204, 204, 409, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },

  getNotices: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  // An offer is for one member alone, who is none of the actors.
  acceptOwnership: { own: [401, 404, 404, 404, 404, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  declineOwnership: { own: [401, 404, 404, 404, 404, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },

  // Everybody sees whether an integration is there, as the dashboard counts them.
  getBitrix24Credentials: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getAiCredentials: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  // Who may manage or delete the workspace manages them (A6-12, A6-14).
  saveBitrix24Credentials: { own: [401, 403, 403, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  updateBitrix24Settings: { own: [401, 403, 403, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  deleteBitrix24Credentials: { own: [401, 403, 403, 204, 204, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  checkBitrix24: { own: [401, 403, 403, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  importBitrix24Members: { own: [401, 403, 403, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  // No role is named for the lists of Bitrix24 (B6): everybody in the workspace sees them.
  getBitrix24Employees: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getBitrix24Tasks: { own: [401, 200, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  createAiCredentials: { own: [401, 403, 403, 201, 201, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  updateAiCredentials: { own: [401, 403, 403, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  deleteAiCredentials: { own: [401, 403, 403, 204, 204, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  checkAiCredentials: { own: [401, 403, 403, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },

  // Owner, hr and manager (B6-01, B6-05, A6-05).
  createPoll: { own: [401, 403, 201, 201, 201, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  updatePoll: { own: [401, 403, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  duplicatePoll: { own: [401, 403, 201, 201, 201, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  createFrame: { own: [401, 403, 201, 201, 201, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  publishFrame: { own: [401, 403, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  updateFrame: { own: [401, 403, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  renewLink: { own: [401, 403, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  deleteFrame: { own: [401, 403, 204, 204, 204, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getSummary: { own: [401, 403, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getTrend: { own: [401, 403, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  getResults: { own: [401, 403, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },

  inviteMember: { own: [401, 403, 202, 202, 202, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  listInvitations: { own: [401, 403, 200, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  resendInvitation: { own: [401, 403, 202, 202, 202, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  withdrawInvitation: { own: [401, 403, 204, 204, 204, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },

  // The owner alone (A6-04).
  deleteWorkspace: { own: [401, 403, 403, 403, 204, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  offerOwnership: { own: [401, 403, 403, 403, 202, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  withdrawOwnership: { own: [401, 403, 403, 403, 204, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },

  // Owner and manager, not hr (B6-02, A6-06).
  renameWorkspace: { own: [401, 403, 403, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  changeRole: { own: [401, 403, 403, 200, 200, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  removeMember: { own: [401, 403, 403, 204, 204, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
  deletePoll: { own: [401, 403, 403, 204, 204, 404, 404], foreign: NOT_MINE, deleted: NOT_MINE },
};
