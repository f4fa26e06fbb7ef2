import { gate } from '#core/gate.ts';
import { serve } from '#core/http.ts';
import { createAccess } from '#data/access.ts';
import { createAccounts } from '#data/accounts.ts';
import { createCopies } from '#data/copies.ts';
import { createInvoices } from '#data/invoices.ts';
import { createLinks } from '#data/links.ts';
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

const stores = {
  access: createAccess,
  accounts: createAccounts,
  copies: createCopies,
  invoices: createInvoices,
  links: createLinks,
  ownAnswers: createOwnAnswers,
  plans: createPlans,
  promoCodes: createPromoCodes,
  sessions: createSessions,
  throttles: createThrottles,
  users: createUsers,
  workspaces: createWorkspaces,
};

export const handler = serve(auth, { ...entry, ...profile, ...passwords, ...sessions }, { gate, stores });
