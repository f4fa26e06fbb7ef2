import { answers } from '#shared/contract/answers.ts';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import type { RequestOptions } from '#tests/support/api.ts';
import { ANY_BLINDED, collectBallot } from '#tests/support/ballots.ts';
import { makeFrame } from '#tests/support/factories.ts';
import { makeLongPoll, longPoll, questionnaire, type Company } from './company.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

/** One successful request of every route about polls, runs and answers, in an order in which each can succeed. */
export async function pollRequests(company: Company): Promise<[Route, RequestOptions][]> {
  const { owner, employee, workspace, poll, frame } = company;
  const { token } = owner;
  const [draft, edited, gone] = [
    await makeFrame(owner, poll, { published: false }),
    await makeFrame(owner, poll),
    await makeFrame(owner, poll),
  ];
  const voted = await makeFrame(owner, poll, { results_visibility: 'closed' });
  const ballot = await collectBallot(owner, voted.id);
  const byBallot = { params: { run_id: voted.id } };
  const unwanted = await makeLongPoll(owner, workspace);
  const ofPoll = { token, params: { id: poll.id } };
  const ofFrame = { token, params: { id: frame.id } };
  const ofEdited = { token, params: { id: edited.id } };
  const link = { token: frame.public_token };
  const deadline = new Date(Date.now() + HOUR_MS).toISOString();
  return [
    [polls.listPolls, { token, params: { id: workspace.id } }],
    [polls.listPollLines, { token, params: { id: workspace.id } }],
    [polls.getPollFigures, { token, params: { id: workspace.id }, query: { polls: poll.id } }],
    [polls.archivePoll, { token, params: { id: unwanted.id }, body: { archived: true } }],
    [polls.createPoll, { token, body: longPoll(workspace) }],
    [polls.getPoll, ofPoll],
    [polls.updatePoll, { ...ofPoll, body: { title: 'Пульс месяца', version: poll.version } }],
    [polls.duplicatePoll, ofPoll],
    [polls.listFrames, ofPoll],
    [polls.createFrame, { ...ofPoll, body: {} }],
    [polls.publishFrame, { token, params: { id: draft.id }, body: { published: true } }],
    [polls.updateFrame, { ...ofEdited, body: { deadline } }],
    [polls.renewLink, ofEdited],
    [polls.deleteFrame, { token, params: { id: gone.id } }],
    [polls.getPollToTake, { ...ofPoll, token: employee.token }],
    [polls.takePoll, { ...ofFrame, token: employee.token, body: questionnaire(poll) }],
    [answers.getBallotKeys, byBallot],
    [
      polls.issuePollBallot,
      { token: employee.token, params: { id: voted.id }, body: { blinded: ANY_BLINDED, key: 0 } },
    ],
    [answers.takePollByBallot, { ...byBallot, body: { ballot, answers: questionnaire(poll).answers } }],
    [polls.reportPollBallot, { token: employee.token, params: { id: voted.id } }],
    [polls.getWaiting, { token: employee.token, params: { id: workspace.id } }],
    [overview.getPulse, { token, params: { id: workspace.id } }],
    [overview.getAttention, { token, params: { id: workspace.id } }],
    [polls.getTrend, ofPoll],
    [polls.getSummary, ofFrame],
    [polls.getResults, ofFrame],
    [polls.deletePoll, { token, params: { id: unwanted.id } }],
    [answers.getPublicPoll, { params: link }],
    [answers.getPollByCode, { params: { code: frame.public_short! } }],
    [answers.takePublicPoll, { params: link, body: questionnaire(poll) }],
  ];
}
