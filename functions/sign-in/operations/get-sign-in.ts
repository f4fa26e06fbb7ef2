import { presentSignIn } from '../present-sign-in.ts';
import type { SignInOperation } from '../operation.ts';

/** How people of the workspace sign in. */
export const getSignIn: SignInOperation<'getSignIn'> = (context) => presentSignIn(context.workspaceId, context);
