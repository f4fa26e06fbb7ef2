import { ai } from './ai.ts';
import { answers } from './answers.ts';
import { auth } from './auth.ts';
import { automations } from './automations.ts';
import { bitrix24 } from './bitrix24.ts';
import { chats } from './chats.ts';
import { factors } from './factors.ts';
import { directory } from './directory.ts';
import { finance } from './finance.ts';
import { offers } from './offers.ts';
import { overview } from './overview.ts';
import { packs } from './packs.ts';
import { people } from './people.ts';
import { polls } from './polls.ts';
import type { Route } from './route.ts';
import { signIn } from './sign-in.ts';
import { surveys } from './surveys.ts';
import { subscriptions } from './subscriptions.ts';
import { system } from './system.ts';
import { tasks } from './tasks.ts';
import { webhooks } from './webhooks.ts';
import { workspaces } from './workspaces.ts';

/** Every domain of the API; each is one Lambda. */
export const contract = {
  auth,
  factors,
  'sign-in': signIn,
  workspaces,
  people,
  polls,
  // Apart in the file of routes, too: the first screen needs none of them.
  overview: { ...overview, ...packs },
  answers,
  surveys,
  tasks,
  subscriptions,
  bitrix24,
  chats,
  directory,
  ai,
  offers,
  automations,
  finance,
  webhooks,
  system,
} as const;

export type Domain = keyof typeof contract;

/** The names of all routes. */
export type RouteName = { [Name in Domain]: keyof (typeof contract)[Name] }[Domain];

/** Every route of the service; refuses two with one method and path, or one name. */
export const routes: readonly Route[] = unique(
  Object.values(contract).flatMap((domain) => Object.values<Route>(domain)),
);

function unique(all: readonly Route[]): readonly Route[] {
  const seen = new Set<string>();
  for (const route of all) {
    const shape = route.key.replace(/\{\w+\}/g, '{}');
    for (const mark of [shape, route.name]) {
      if (seen.has(mark)) throw new Error(`Route ${mark} is described twice`);
      seen.add(mark);
    }
  }
  return all;
}
