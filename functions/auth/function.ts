import { defineApi } from '#core/declaration.ts';
import { auth as routes } from '#shared/contract/auth.ts';
import { changePassword } from './change-password.ts';
import { checkPasswordReset } from './check-password-reset.ts';
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
import { requestEmailVerification } from './request-email-verification.ts';
import { resetPassword } from './reset-password.ts';
import { updateMe } from './update-me.ts';
import { verifyEmail } from './verify-email.ts';
import { repositories } from './operation.ts';

export const auth = defineApi({
  name: 'auth',
  description: 'Accounts and sessions',
  // A whole processor for the password hash: it is most of what this function does.
  memory: 1769,
  concurrencyShare: 13,
  routes,
  repositories,
  operations: {
    changePassword,
    checkPasswordReset,
    confirmEmail,
    deleteMe,
    endSession,
    endSessions,
    exportMe,
    listSessions,
    login,
    logout,
    me,
    refresh,
    register,
    requestPasswordReset,
    requestEmailVerification,
    resetPassword,
    updateMe,
    verifyEmail,
  },
});
