import type { FunctionDeclaration } from '#core/declaration.ts';
import { ai } from './ai/function.ts';
import { answers } from './answers/function.ts';
import { auth } from './auth/function.ts';
import { automations } from './automations/function.ts';
import { bitrix24 } from './bitrix24/function.ts';
import { bounces } from './bounces/function.ts';
import { chats } from './chats/function.ts';
import { counters } from './counters/function.ts';
import { factors } from './factors/function.ts';
import { directory } from './directory/function.ts';
import { finance } from './finance/function.ts';
import { jobs } from './jobs/function.ts';
import { mcp } from './mcp/function.ts';
import { notifications } from './notifications/function.ts';
import { offers } from './offers/function.ts';
import { overview } from './overview/function.ts';
import { people } from './people/function.ts';
import { peopleSources } from './people-sources/function.ts';
import { polls } from './polls/function.ts';
import { signIn } from './sign-in/function.ts';
import { slowJobs } from './slow-jobs/function.ts';
import { subscriptions } from './subscriptions/function.ts';
import { surveys } from './surveys/function.ts';
import { system } from './system/function.ts';
import { tasks } from './tasks/function.ts';
import { webhooks } from './webhooks/function.ts';
import { workspaces } from './workspaces/function.ts';

/** Every Lambda of the service: what is deployed, run locally and tested follows from this list. */
export const functions: readonly FunctionDeclaration[] = [
  auth,
  factors,
  signIn,
  workspaces,
  people,
  polls,
  overview,
  answers,
  surveys,
  tasks,
  subscriptions,
  bitrix24,
  chats,
  directory,
  mcp,
  ai,
  offers,
  automations,
  finance,
  webhooks,
  system,
  jobs,
  slowJobs,
  notifications,
  peopleSources,
  counters,
  bounces,
];
