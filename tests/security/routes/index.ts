import { ai } from './ai.ts';
import { answers } from './answers.ts';
import { auth } from './auth.ts';
import { bitrix24 } from './bitrix24.ts';
import { polls } from './polls.ts';
import { subscriptions } from './subscriptions.ts';
import { system } from './system.ts';
import { workspaces } from './workspaces.ts';
import type { RouteCase, RouteName } from './shape.ts';

/** Every route of the contract. */
export const ROUTES: Readonly<Record<RouteName, RouteCase>> = {
  ...auth,
  ...workspaces,
  ...polls,
  ...answers,
  ...subscriptions,
  ...bitrix24,
  ...ai,
  ...system,
};
