import { gate } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { createAccess } from '#data/access.ts';
import { createAccounts } from '#data/accounts.ts';
import { createMemberProfiles } from '#data/member-profiles.ts';
import { createInvoices } from '#data/invoices.ts';
import { createEmailLinks } from '#data/email-links.ts';
import { createOwnAnswers } from '#data/own-answers.ts';
import { createPlans } from '#data/plans.ts';
import { createPromoCodes } from '#data/promo-codes.ts';
import { createSessions } from '#data/sessions.ts';
import { createThrottles } from '#data/throttles.ts';
import { createUsers } from '#data/users.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { auth } from '#shared/contract/auth.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteMe } from './delete-me.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { exportMe } from './export-me.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { updateMe } from './update-me.ts';

const entry = { login, register, refresh, logout };
const profile = { me, updateMe, confirmEmail, deleteMe, exportMe };
const passwords = { changePassword, requestPasswordReset, resetPassword };
const sessions = { listSessions, endSession, endSessions };

const repositories = {
  access: createAccess,
  accounts: createAccounts,
  memberProfiles: createMemberProfiles,
  invoices: createInvoices,
  emailLinks: createEmailLinks,
  ownAnswers: createOwnAnswers,
  plans: createPlans,
  promoCodes: createPromoCodes,
  sessions: createSessions,
  throttles: createThrottles,
  users: createUsers,
  workspaces: createWorkspaces,
};

export const handler = serve(auth, { ...entry, ...profile, ...passwords, ...sessions }, { gate, repositories });
