import { gate } from '#core/gate.ts';
import { serve } from '#core/http.ts';
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

export const handler = serve(auth, { ...entry, ...profile, ...passwords, ...sessions }, { gate });
