import { gate } from '#core/gate.ts';
import { serve } from '#core/http.ts';
import { auth } from '#shared/contract/auth.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';

export const handler = serve(auth, { login, register, refresh, logout, me }, { gate });
