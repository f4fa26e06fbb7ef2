import { randomUUID } from 'node:crypto';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import {
  answersTo,
  makeCodeSheet,
  makeFrame,
  makeJoinLink,
  makeMember,
  makeOffer,
  makePerson,
  makePoll,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';

/** So many respondents a public link takes in these histories. */
export const LINK_LIMIT = 2;

/** What lies in the table at some moment, by key. */
export type Items = ReadonlyMap<string, Item>;
export const idOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** A company with a run that is open, and one of a founder whose plan has room for two more people. */
export async function setStage(named: boolean) {
  const [head, founder, ...guests] = await Promise.all([
    makePerson(),
    ...Array.from({ length: 4 }, () => makePerson({ plan: 'startup' })),
  ]);
  const [company, startup] = await Promise.all([makeWorkspace(head), makeWorkspace(founder!)]);
  const [poll, link, hr, ...members] = await Promise.all([
    makePoll(head, company, { is_anonymous: !named }),
    makeJoinLink(startup),
    makeMember(company, 'hr'),
    makeMember(company, 'сотрудник'),
    makeMember(company, 'сотрудник'),
  ]);
  const draft = await makeFrame(head, poll, { published: false });
  const { codes } = await makeCodeSheet(head, draft);
  // Two are asked to take it over, so that both may agree at once.
  await makeOffer(company, hr);
  await makeOffer(company, members[0]!);
  await repos.runs.change((await repos.runs.findConsistent(draft.id))!, { answerLimit: LINK_LIMIT }, new Date());
  const { body: run } = await request(polls.publishFrame, {
    token: head.token,
    params: { id: draft.id },
    body: { published: true },
  });
  return {
    ...{ head, founder: founder!, guests, members, hr, company, startup, poll, link, codes },
    run: { id: run.id, token: run.public_token! },
    sessions: Array.from({ length: 8 }, () => randomUUID()),
  };
}

/** One thing that somebody asks for. */
export interface Asked {
  readonly route: Route;
  readonly options: RequestOptions;
  /** What is so at some moment while it is done, if it is done. */
  readonly holds: (items: Items) => boolean;
  /** Who answers the run by it, and with which words; `byLink` counts for the limit of the link. */
  readonly answer?: { readonly respondent: string; readonly text: string; readonly byLink?: true };
}

type Ask = (stage: Stage, which: number, text: string) => Asked;

export const runIn = (items: Items, { run }: Stage): Item | undefined => items.get(idOf(keys.run(run.id)));
/** Whether the run is gone, or going with its poll or its company. */
export function isDeleted(items: Items, stage: Stage): boolean {
  const { id, created_at: createdAt } = stage.poll;
  const poll = keys.poll(stage.company.id, createdAt, id);
  return !runIn(items, stage) || !spaceIn(items, stage.company) || !items.has(idOf(poll));
}

const spaceIn = (items: Items, { id }: { readonly id: string }) => items.get(idOf(keys.workspace(id)));
const isMember = (items: Items, space: { readonly id: string }, person: Person) =>
  items.has(idOf(keys.member(space.id, person.id)));

type Pick = (stage: Stage) => Person;
const head: Pick = (stage) => stage.head;
const hr: Pick = (stage) => stage.hr;
const founder: Pick = (stage) => stage.founder;
const member =
  (index: number): Pick =>
  (stage) =>
    stage.members[index]!;
const guest =
  (index: number): Pick =>
  (stage) =>
    stage.guests[index]!;
const company = (stage: Stage) => stage.company;
const startup = (stage: Stage) => stage.startup;

const publish =
  (who: Pick, published: boolean): Ask =>
  (stage) => ({
    route: polls.publishFrame,
    options: { token: who(stage).token, params: { id: stage.run.id }, body: { published } },
    holds: (items) => runIn(items, stage)?.['published'] === published,
  });

const deleteRun: Ask = (stage) => ({
  route: polls.deleteFrame,
  options: { token: stage.head.token, params: { id: stage.run.id } },
  holds: (items) => !runIn(items, stage),
});

const deletePoll: Ask = (stage) => ({
  route: polls.deletePoll,
  options: { token: stage.head.token, params: { id: stage.poll.id } },
  holds: (items) => !items.has(idOf(keys.pollRef(stage.poll.id))),
});

const deleteSpace =
  (who: Pick, where: typeof company): Ask =>
  (stage) => ({
    route: workspaces.deleteWorkspace,
    options: { token: who(stage).token, params: { id: where(stage).id } },
    holds: (items) => !spaceIn(items, where(stage)),
  });

/** That an answer was taken shows where it is written. */
const notKnownBefore = () => false;

/** A member answers, in the one session or in the other. */
const take =
  (who: Pick): Ask =>
  (stage, which, text) => {
    const { id, token } = who(stage);
    const body = {
      answers: answersTo(stage.poll, ['9', text]),
      anonymous_session_id: sessionOf(stage.sessions[which % 2]!, id),
    };
    return {
      route: polls.takePoll,
      options: { token, params: { id: stage.run.id }, body },
      holds: notKnownBefore,
      answer: { respondent: id, text },
    };
  };

const takeByLink: Ask = (stage, which, text) => {
  const session = stage.sessions[which]!;
  const body = { answers: answersTo(stage.poll, ['8', text]), anonymous_session_id: session };
  return {
    route: answers.takePublicPoll,
    options: { params: { token: stage.run.token }, body },
    holds: notKnownBefore,
    answer: { respondent: session, text, byLink: true },
  };
};

const takeByCode: Ask = (stage, which, text) => {
  const code = stage.codes[which % 2]!;
  const body = {
    answers: answersTo(stage.poll, ['7', text]),
    anonymous_session_id: stage.sessions[4 + which]!,
  };
  return {
    route: answers.takePollByCode,
    options: { params: { code }, body },
    holds: notKnownBefore,
    answer: { respondent: code, text },
  };
};

/** A session of somebody's own. */
function sessionOf(session: string, id: string): string {
  return `${session.slice(0, 24)}${id.slice(24)}`;
}

const offer =
  (who: Pick, heir: Pick, where: typeof company): Ask =>
  (stage) => ({
    route: workspaces.offerOwnership,
    options: { token: who(stage).token, params: { id: where(stage).id }, body: { email: heir(stage).email } },
    holds: (items) => items.get(idOf(keys.member(where(stage).id, heir(stage).id)))?.['offer'] !== undefined,
  });

const accept =
  (heir: Pick, where: typeof company): Ask =>
  (stage) => ({
    route: workspaces.acceptOwnership,
    options: { token: heir(stage).token, params: { id: where(stage).id } },
    holds: (items) => spaceIn(items, where(stage))?.['ownerId'] === heir(stage).id,
  });

const leave =
  (who: Pick, where: typeof company): Ask =>
  (stage) => ({
    route: workspaces.leaveWorkspace,
    options: { token: who(stage).token, params: { id: where(stage).id } },
    holds: (items) => !isMember(items, where(stage), who(stage)),
  });

const joinStartup =
  (who: Pick): Ask =>
  (stage) => ({
    route: workspaces.acceptJoinLink,
    options: { token: who(stage).token, params: { token: stage.link.token } },
    holds: (items) => isMember(items, stage.startup, who(stage)),
  });

const makeSpace =
  (who: Pick): Ask =>
  (stage, _, name) => ({
    route: workspaces.createWorkspace,
    options: { token: who(stage).token, body: { name } },
    holds: (items) => [...items.values()].some((item) => item['type'] === 'workspace' && item['name'] === name),
  });

const makePollOf =
  (who: Pick): Ask =>
  (stage, _, title) => ({
    route: polls.createPoll,
    options: {
      token: who(stage).token,
      body: { workspace_id: stage.startup.id, title, questions: [{ text: 'Как дела?', order_index: 0 }] },
    },
    holds: (items) => [...items.values()].some((item) => item['type'] === 'poll' && item['title'] === title),
  });

type Move = readonly [who: string, what: string, ask: Ask];

/** Who can ask for what, and how likely that is. */
const LIKELY: readonly (readonly [number, ...Move])[] = [
  [3, 'head', 'opens the run', publish(head, true)],
  [2, 'head', 'closes the run', publish(head, false)],
  [3, 'hr', 'opens the run', publish(hr, true)],
  [2, 'hr', 'closes the run', publish(hr, false)],
  [1, 'head', 'deletes the run', deleteRun],
  [1, 'head', 'deletes the poll', deletePoll],
  [1, 'head', 'deletes the company', deleteSpace(head, company)],
  [8, 'hr', 'answers', take(hr)],
  [8, 'member 0', 'answers', take(member(0))],
  [8, 'member 1', 'answers', take(member(1))],
  [12, 'somebody', 'answers by the link', takeByLink],
  [10, 'somebody', 'answers by a code', takeByCode],
  [2, 'head', 'offers the company to hr', offer(head, hr, company)],
  [2, 'head', 'offers the company to a member', offer(head, member(0), company)],
  [4, 'hr', 'accepts the company', accept(hr, company)],
  [4, 'member 0', 'accepts the company', accept(member(0), company)],
  [2, 'hr', 'offers the company to head', offer(hr, head, company)],
  [2, 'head', 'accepts the company', accept(head, company)],
  [1, 'member 0', 'leaves the company', leave(member(0), company)],
  [1, 'hr', 'leaves the company', leave(hr, company)],
  ...[guest(0), guest(1), guest(2)].map(
    (who, index) => [4, `guest ${index}`, 'joins the startup', joinStartup(who)] as const,
  ),
  [1, 'guest 0', 'leaves the startup', leave(guest(0), startup)],
  [2, 'guest 0', 'founds a company', makeSpace(guest(0))],
  [4, 'founder', 'offers the startup to a guest', offer(founder, guest(0), startup)],
  [4, 'guest 0', 'accepts the startup', accept(guest(0), startup)],
  [2, 'founder', 'founds a company', makeSpace(founder)],
  [6, 'founder', 'makes a poll', makePollOf(founder)],
  [2, 'guest 0', 'makes a poll', makePollOf(guest(0))],
  [1, 'founder', 'deletes the startup', deleteSpace(founder, startup)],
];

/** The same, each as often as it is likely. */
export const MOVES: readonly Move[] = LIKELY.flatMap(([times, ...move]) => Array.from({ length: times }, () => move));
