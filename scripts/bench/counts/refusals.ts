import { randomUUID } from 'node:crypto';
import { newPublicToken } from '#functions/runs/public-token.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { measure, type Cost } from '#tests/support/calls.ts';
import { makeInvitation, makeMember, makePerson, leave, repos } from '#tests/support/factories.ts';
import type { Company } from './company.ts';

type Case = readonly [name: string, status: number, route: Route, options: RequestOptions];

/** What it costs to turn a request away, by the reason. Throws when one is let in. */
export async function countRefusals(company: Company): Promise<Record<string, Cost>> {
  const costs: Record<string, Cost> = {};
  for (const [name, expected, route, options] of await casesOf(company)) {
    costs[name] = await measure(async () => {
      const { status } = await request(route, options);
      if (status !== expected) throw new Error(`${name}: answered ${status} instead of ${expected}`);
    });
  }
  return costs;
}

async function casesOf({ owner, employee, workspace, poll, frame }: Company): Promise<Case[]> {
  const [stranger, former, gone] = [await makePerson(), await makeMember(workspace, 'hr'), await makePerson()];
  await leave(workspace, former);
  await repos.sessions.end(gone.id, gone.sessionId);
  const invitation = await makeInvitation(workspace);
  const invitee = { body: { email: `${randomUUID()}@example.com`, role: 'сотрудник' } };
  const inWorkspace = { params: { id: workspace.id } };
  const ofPoll = { params: { id: poll.id } };
  const ofFrame = { params: { id: frame.id } };
  const unknown = { params: { id: randomUUID() } };
  const wrong = { email: stranger.email, password: 'не тот пароль' };
  return [
    ['no token', 401, polls.getPoll, ofPoll],
    ['ended session', 401, workspaces.getMyRole, { ...inWorkspace, token: gone.token }],
    ['ended session, unknown poll', 401, polls.getPoll, { ...unknown, token: gone.token }],
    ['unknown workspace', 404, workspaces.getMyRole, { ...unknown, token: stranger.token }],
    ["someone else's workspace", 404, workspaces.getMyRole, { ...inWorkspace, token: stranger.token }],
    ['removed member', 404, workspaces.getMyRole, { ...inWorkspace, token: former.token }],
    ['unknown poll', 404, polls.getPoll, { ...unknown, token: stranger.token }],
    ["someone else's poll", 404, polls.getPoll, { ...ofPoll, token: stranger.token }],
    ['unknown run', 404, polls.getResults, { ...unknown, token: stranger.token }],
    ["someone else's run", 404, polls.getResults, { ...ofFrame, token: stranger.token }],
    ["someone else's run: answer", 404, polls.takePoll, { ...ofFrame, token: stranger.token, body: { answers: [] } }],
    ["someone else's run: summary", 404, polls.getSummary, { ...ofFrame, token: stranger.token }],
    ['no right to see the summary', 403, polls.getSummary, { ...ofFrame, token: employee.token }],
    ['no right to change', 403, polls.updatePoll, { ...ofPoll, token: employee.token, body: { title: 'Пульс' } }],
    ['no right to see results', 403, polls.getResults, { ...ofFrame, token: employee.token }],
    [
      'no right to create',
      403,
      polls.createPoll,
      {
        token: employee.token,
        body: { workspace_id: workspace.id, title: 'Пульс', questions: [{ text: 'Что мешало?', order_index: 0 }] },
      },
    ],
    ['no right to invite', 403, workspaces.inviteMember, { ...inWorkspace, ...invitee, token: employee.token }],
    [
      "someone else's workspace: invitation",
      404,
      workspaces.inviteMember,
      { ...inWorkspace, ...invitee, token: stranger.token },
    ],
    [
      'no right to remove',
      403,
      workspaces.removeMember,
      { ...inWorkspace, body: { email: owner.email }, token: employee.token },
    ],
    ['unknown invitation', 404, workspaces.openInvitation, { params: { token: 'A'.repeat(86) } }],
    [
      'unknown invitation, to accept',
      404,
      workspaces.acceptInvitation,
      { params: { token: 'A'.repeat(86) }, token: stranger.token },
    ],
    [
      "someone else's invitation",
      403,
      workspaces.acceptInvitation,
      { params: { token: invitation.token }, token: stranger.token },
    ],
    ['unknown public link', 404, answers.getPublicPoll, { params: { token: newPublicToken(randomUUID()) } }],
    [
      'answer to an unknown link',
      404,
      answers.takePublicPoll,
      { params: { token: newPublicToken(randomUUID()) }, body: { answers: [], anonymous_session_id: randomUUID() } },
    ],
    ['unknown address', 401, auth.login, { body: { ...wrong, email: `${randomUUID()}@example.com` } }],
  ];
}
