import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '#core/passwords.ts';
import { newPublicToken } from '#core/public-token.ts';
import type { Subscription } from '#data/plans.ts';
import { createRepositories, type Repositories } from '#data/repositories.ts';
import { createTable, type Table } from '#data/table.ts';
import { workspaceDescription } from '#shared/models/workspace.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { COMPANY, DEMO_LOGIN, people, polls, responses, type DemoPoll } from './company.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
const HISTORY_DAYS = 100;

interface DemoPlace {
  readonly workspaceId: string;
  readonly ownerId: string;
}

/** Writes the demo company into a table; false when it is there already. */
export async function seedDemo(options: { tableName: string; endpoint: string; region: string }): Promise<boolean> {
  const table = createTable({ name: options.tableName, region: options.region, endpoint: options.endpoint });
  const repos = createRepositories(table);
  if (await repos.users.findLogin(DEMO_LOGIN.email)) return false;

  const place = await seedPeople(table, repos);
  for (const poll of polls()) await seedPoll(place, poll, repos);
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

async function seedPoll({ workspaceId, ownerId }: DemoPlace, demo: DemoPoll, repos: Repositories): Promise<void> {
  const poll = {
    id: randomUUID(),
    workspaceId,
    title: demo.title,
    pollType: demo.type,
    isAnonymous: true,
    allowAnonymousLink: true,
    questions: demo.questions.map(({ text, required }, index) => ({
      id: randomUUID(),
      text,
      order_index: index,
      is_required: required,
    })),
    createdAt: daysAgo(demo.runsDaysAgo[0]! + 1),
  };
  await repos.polls.create(poll, { id: ownerId, limit: null });
  for (const [run, age] of demo.runsDaysAgo.entries()) {
    const id = randomUUID();
    const frame = {
      id,
      pollId: poll.id,
      pollCreatedAt: poll.createdAt,
      workspaceId,
      createdAt: daysAgo(age),
      deadline: null,
      published: run === demo.runsDaysAgo.length - 1,
      publicToken: newPublicToken(id),
      allowAnonymousLink: true,
      title: poll.title,
      pollType: poll.pollType,
      isAnonymous: true,
      workspaceName: COMPANY,
      questions: poll.questions,
      version: 1,
    };
    await repos.frames.create(frame);
    const saved = responses(demo, run).map((answers, index) =>
      repos.responses.save(id, {
        key: randomBytes(16).toString('base64url'),
        answers,
        answeredAt: fullHour(
          new Date(Math.min(Date.now(), Date.parse(frame.createdAt) + (index % 20) * HOUR_MILLISECONDS)),
        ),
      }),
    );
    await Promise.all(saved);
  }
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MILLISECONDS).toISOString();
}
