import type { LoginTokens } from '#shared/models/user.ts';
import { rememberDevice } from '#web/lib/device-token.ts';
import { startSession } from '#web/lib/session.ts';

/** Lets somebody in with what the server has given them: this device is known from now on. */
export function enter(tokens: LoginTokens): void {
  rememberDevice(tokens);
  startSession(tokens);
}
