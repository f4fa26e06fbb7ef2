import { randomUUID } from 'node:crypto';
import { hashPassword } from '#core/passwords.ts';
import { newPublicToken } from '#core/public-token.ts';
import { randomResponseKey } from '#core/response-key.ts';
import type { Frame } from '#data/frames.ts';
import type { Subscription } from '#data/plans.ts';
import type { Poll } from '#data/polls.ts';
import { createRepositories, type Repositories } from '#data/repositories.ts';
import { createTable, type Table } from '#data/table.ts';
import { workspaceDescription } from '#shared/models/workspace.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { answerAsMembers, type OpenRun } from './answers.ts';
import { COMPANY, DEMO_LOGIN, people, polls, responses, type DemoPoll } from './company.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
const HISTORY_DAYS = 100;

interface DemoPlace {
  readonly workspaceId: string;
  readonly ownerId: string;
}

interface Product {
  readonly tableName: string;
  readonly endpoint: string;
  readonly region: string;
  /** Where the product runs on that table. */
  readonly url: string;
}

/** Writes the demo company into a table; false when it is there already. */
export async function seedDemo(options: Product): Promise<boolean> {
  const table = createTable({ name: options.tableName, region: options.region, endpoint: options.endpoint });
  const repos = createRepositories(table);
  if (await repos.users.findLogin(DEMO_LOGIN.email)) return false;

  const place = await seedPeople(table, repos);
  const open = [];
  for (const poll of polls()) open.push(await seedPoll(place, poll, repos));
  await answerAsMembers(options.url, open);
  return true;
}

async function seedPeople(table: Table, repos: Repositories): Promise<DemoPlace> {
  const joined = new Date(Date.now() - HISTORY_DAYS * DAY_MILLISECONDS);
  const passwordHash = await hashPassword(DEMO_LOGIN.password);
  let ownerId = '';
  const workspace = { id: randomUUID(), name: COMPANY, description: workspaceDescription(COMPANY) };
  for (const { role, ...person } of people()) {
    const user = { id: randomUUID(), ...person };
    await repos.users.register({ ...user, createdAt: joined.toISOString() }, passwordHash);
    const { id: userId, ...names } = user;
    const member = { workspaceId: workspace.id, userId, role, ...names };
    if (role === 'владелец') {
      ownerId = userId;
      await repos.plans.save(premium(userId, joined), null);
      await repos.workspaces.create(workspace, member, null, joined);
    } else {
      await repos.members.add(member, workspace, joined);
    }
  }
  return { workspaceId: workspace.id, ownerId };
}

/** The company as people without limits have it: forty of them fit no smaller plan. */
function premium(userId: string, since: Date): Omit<Subscription, 'version'> {
  const at = since.toISOString();
  const dates = { dueDate: null, createdAt: at, updatedAt: at };
  return { userId, plan: 'premium', active: true, isTrial: false, trialUsed: false, ended: null, ...dates };
}

/** The poll with its runs; gives the one that is open, and what members are still to say in it. */
async function seedPoll({ workspaceId, ownerId }: DemoPlace, demo: DemoPoll, repos: Repositories): Promise<OpenRun> {
  const createdAt = daysAgo(demo.runsDaysAgo[0]! + 1);
  const poll: Poll = {
    id: randomUUID(),
    workspaceId,
    title: demo.title,
    pollType: demo.type,
    isAnonymous: demo.isAnonymous,
    allowAnonymousLink: demo.isAnonymous,
    questions: demo.questions.map(({ text, required }, index) => ({
      id: randomUUID(),
      text,
      order_index: index,
      is_required: required,
    })),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
  await repos.polls.create(poll, { id: ownerId, limit: null });
  const last = demo.runsDaysAgo.length - 1;
  for (const [run, age] of demo.runsDaysAgo.slice(0, last).entries()) await seedClosed(poll, demo, run, age, repos);
  return seedOpen(poll, demo, last, repos);
}

/** A run that is over: nobody can tell any more who has answered, only how many. */
async function seedClosed(poll: Poll, demo: DemoPoll, run: number, age: number, repos: Repositories): Promise<void> {
  const { isAnonymous, questions, title, pollType } = poll;
  const snapshot = { title, pollType, isAnonymous, questions, workspaceName: COMPANY };
  const frame = { ...draftOf(poll, age, null), ...snapshot };
  await repos.frames.create(frame);
  const { members, byLink } = responses(demo, run);
  await saveAnonymous(frame, [...members, ...byLink], repos);
  await repos.tallies.saveMarks(frame.id, members.length, '0', null);
}

async function seedOpen(poll: Poll, demo: DemoPoll, run: number, repos: Repositories): Promise<OpenRun> {
  const draft = draftOf(poll, demo.runsDaysAgo[run]!, demo.endsInDays === null ? null : daysAgo(-demo.endsInDays));
  await repos.frames.create(draft);
  const frame = await repos.frames.open(draft, poll, COMPANY, new Date(draft.createdAt));
  if (!frame) throw new Error(`The run of «${poll.title}» cannot be opened`);
  const { members, byLink } = responses(demo, run);
  await saveAnonymous(frame, byLink, repos);
  return { frame, members };
}

function draftOf(poll: Poll, age: number, deadline: string | null): Frame {
  const id = randomUUID();
  return {
    id,
    pollId: poll.id,
    pollCreatedAt: poll.createdAt,
    workspaceId: poll.workspaceId,
    createdAt: daysAgo(age),
    deadline,
    published: false,
    publicToken: newPublicToken(id),
    answerLimit: null,
    allowAnonymousLink: poll.allowAnonymousLink,
    title: poll.title,
    pollType: poll.pollType,
    isAnonymous: poll.isAnonymous,
    workspaceName: '',
    questions: [],
    version: 1,
  };
}

/** Answers that came within a day after the run was opened. */
async function saveAnonymous(frame: Frame, said: readonly (string | null)[][], repos: Repositories): Promise<void> {
  const opened = Date.parse(frame.createdAt);
  await Promise.all(
    said.map((answers, index) =>
      repos.responses.save(frame.id, {
        key: randomResponseKey(),
        answers,
        answeredAt: fullHour(new Date(Math.min(Date.now(), opened + (index % 20) * HOUR_MILLISECONDS))),
      }),
    ),
  );
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MILLISECONDS).toISOString();
}
