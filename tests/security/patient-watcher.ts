import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { randomUUID } from 'node:crypto';
import { answers } from '#shared/contract/answers.ts';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import type { ResultsVisibility } from '#shared/models/answers.ts';
import type { Pulse } from '#shared/models/overview.ts';
import type { AnswerRecord, FrameSummary } from '#shared/models/run-results.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';

/** A run that is watched, and by whom: everybody who may read results. */
export interface Watched {
  readonly workspace: Workspace;
  readonly owner: Person;
  readonly watchers: readonly Person[];
  readonly poll: Poll;
  readonly frame: Frame & { public_token: string };
}

/** What a watcher has after one look: the answers they see, by question and alias, and every reply to the letter. */
export interface View {
  readonly shown: ReadonlyMap<string, string>;
  readonly replies: readonly string[];
  /** How many have answered, as it is told. */
  readonly told: readonly number[];
}

/** An open anonymous run, by link and for members, watched by its owner, an hr and a manager. */
export async function makeWatched(visibility: ResultsVisibility): Promise<Watched> {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const watchers = [owner, await makeMember(workspace, 'hr'), await makeMember(workspace, 'руководитель')];
  const poll = await makePoll(owner, workspace);
  const frame = await makeFrame(owner, poll, { results_visibility: visibility });
  return { workspace, owner, watchers, poll, frame };
}

/** Somebody answers by the link, and again in the same session: then they change their answers. */
export async function answer({ poll, frame }: Watched, text: string, session: string = randomUUID()): Promise<string> {
  const score = String(text.length % 11);
  const { status } = await makeResponse(poll, frame.public_token, [score, text, text.repeat(2)], session);
  if (status !== 200) throw new Error(`The answer was refused: ${status}`);
  return session;
}

/** Opens or closes the run. */
export async function publish({ owner, frame }: Watched, published: boolean): Promise<void> {
  await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published } });
}

/** Sets a limit of the link, and says whether that was allowed. */
export async function limit({ owner, frame }: Watched, answer_limit: number | null): Promise<boolean> {
  const body = { answer_limit };
  return (await request(polls.updateFrame, { token: owner.token, params: { id: frame.id }, body })).status === 200;
}

/**
 * One look at everything there is to see: results, figures, lists. Several who look see them in pages of several sizes,
 * and the same.
 */
export async function look(watched: Watched, watchers: readonly Person[] = [watched.owner]): Promise<View> {
  await countAll();
  const { poll, frame } = watched;
  const [one, ...others] = await Promise.all(
    watchers.map(async ({ token }, place) => {
      const ofRun = { token, params: { id: frame.id } };
      const ofPoll = { token, params: { id: poll.id } };
      const ofList = { token, params: { id: poll.workspace_id }, query: { polls: poll.id } };
      const ofSpace = { token, params: { id: poll.workspace_id } };
      const [summary, trend, list, row, pulse, attention, pages] = await Promise.all([
        request(polls.getSummary, ofRun),
        request(polls.getTrend, ofPoll),
        request(polls.listFrames, ofPoll),
        request(polls.getPollFigures, ofList),
        request(overview.getPulse, ofSpace),
        request(overview.getAttention, ofSpace),
        // Each in another size: what is shown must not depend on it.
        everyPage(ofRun, [500, 7, 3][place]!),
      ]);
      return {
        shown: shownIn(pages),
        summary: summary.body,
        trend: trend.text,
        list: list.text,
        row: row.body.figures[0]!,
        pulse: pulse.body,
        attention: attention.text,
      };
    }),
  );
  const page = await request(answers.getPublicPoll, { params: { token: frame.public_token } });
  const { shown, summary, trend, list, row, pulse, attention } = one!;
  for (const other of others) {
    if (JSON.stringify([...other.shown]) !== JSON.stringify([...shown]))
      throw new Error('Readers see different answers');
    if (JSON.stringify(other.summary) !== JSON.stringify(summary)) throw new Error('Readers see different figures');
  }
  for (const told of [
    'answered',
    'answered_at_least',
    'members_answered',
    'answered_by_link',
    'people_asked',
  ] as const) {
    if (row[told] !== summary[told]) throw new Error('The list of polls tells more than the summary');
  }
  if (row.enps !== null && JSON.stringify(row.enps) !== JSON.stringify(summary.enps)) {
    throw new Error('The list of polls tells another eNPS than the summary');
  }
  if ((row.told === 'figures') !== summary.responses >= SMALLEST_GROUP) {
    throw new Error('The list of polls says that something is shown before it is');
  }
  requireNoMoreThan(summary, pulse, frame.id);
  if (summary.answered < summary.responses) throw new Error('Fewer are told to have answered than are shown');
  const { answered, answered_at_least: ___, members_answered, answered_by_link, ...rest } = summary;
  const { people_asked: _, invited: __, ...figures } = rest;
  return {
    shown,
    replies: [JSON.stringify(figures), trend, list, attention, page.text].map(withoutState),
    told: [answered, members_answered, answered_by_link],
  };
}

/** The first screen tells of a run what its summary does, in the same steps. */
function requireNoMoreThan(summary: FrameSummary, pulse: Pulse, runId: string): void {
  const { answered, answered_by_link: byLink, people_asked: asked, enps } = summary;
  for (const run of pulse.runs.filter((one) => one.frame_id === runId)) {
    const { members_answered: members, invited } = run;
    if (members !== summary.members_answered || invited !== summary.invited) {
      throw new Error('The first screen tells of other members than the summary');
    }
    if (run.answered !== answered || run.by_link !== byLink || run.asked !== asked || run.usual !== null) {
      throw new Error('The first screen tells more than the summary');
    }
  }
  for (const point of pulse.enps?.runs.filter((one) => one.frame_id === runId) ?? []) {
    if (JSON.stringify(point.enps) !== JSON.stringify(enps)) {
      throw new Error('The first screen tells another eNPS than the summary');
    }
  }
}

/**
 * What is no news to those who watch: whether the run is open, which they settle; how many are asked, which follows
 * from the members and from the answers by link as these are told, and the interval, which follows from that. The
 * public page of a closed run says that it is closed.
 */
function withoutState(reply: string): string {
  if (reply.includes('"run_closed"')) return '';
  // Who has answered is looked at by itself (`told`): in fives, and never fewer than are shown.
  const untold = reply.replaceAll(/"answered":\d+,"answered_at_least":(?:true|false),?/g, '');
  return untold.replaceAll(/"(?:published|fingerprint|people_asked|low|high)":[^,}]*,?/g, '');
}

async function everyPage(call: { token: string; params: { id: string } }, size: number): Promise<AnswerRecord[]> {
  const records: AnswerRecord[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { limit: String(size), ...(cursor ? { cursor } : {}) };
    const page: { body: { by_question: Record<string, AnswerRecord[]>; next_cursor: string | null } } = await request(
      polls.getResults,
      { ...call, query },
    );
    records.push(...Object.values(page.body.by_question).flat());
    cursor = page.body.next_cursor;
  } while (cursor);
  return records;
}

/** What is shown under each alias of each question. */
function shownIn(records: readonly AnswerRecord[]): Map<string, string> {
  const texts = records.map(({ question_id: question, anonymous_session_id: alias, user_id: userId, content }) => [
    `${question}/${alias ?? userId ?? ''}`,
    content,
  ]);
  return new Map((texts as [string, string][]).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Of how few people at least something is told by laying two looks side by side; null where nobody is ever told of. */
export function fewest(views: readonly View[]): number | null {
  const people = views.flatMap((view, index) =>
    [{ shown: new Map<string, string>() }, ...views.slice(0, index)].map((other) => differing(view.shown, other.shown)),
  );
  const told = people.filter((count) => count > 0);
  return told.length === 0 ? null : Math.min(...told);
}

/** In how few answers to one question two looks differ; 0 where they do in none. */
function differing(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): number {
  const keys = [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));
  const counts = countsByQuestion(keys);
  return counts.length === 0 ? 0 : Math.min(...counts);
}

/** How many of these keys are of each question that has some. */
function countsByQuestion(keys: readonly string[]): number[] {
  return [...Map.groupBy(keys, (key) => key.split('/')[0]!).values()].map(({ length }) => length);
}

/** Looks after which no other answer was shown, but another reply was given: what changed there tells of an answer. */
export function slips(views: readonly View[]): [before: string, after: string][] {
  return views.flatMap((view, index) => {
    const before = views[index - 1];
    if (!before || differing(view.shown, before.shown) > 0) return [];
    return view.replies.flatMap((reply, place): [string, string][] => {
      const earlier = before.replies[place]!;
      return reply === earlier || reply === '' || earlier === '' ? [] : [[earlier, reply]];
    });
  });
}

/** What the counters of a summary say that its answers do not: figures are of what is shown, and of nothing else. */
export function unexplained({ shown, replies }: View): string[] {
  const { responses, by_question } = JSON.parse(replies[0]!) as FrameSummary;
  const counted = by_question.map(({ answered }) => answered);
  const shownTo = Map.groupBy(shown.keys(), (key) => key.split('/')[0]!);
  const said = by_question.map(({ question_id: id }) => shownTo.get(id)?.length ?? 0);
  return responses === Math.max(0, ...said) && counted.join() === said.join()
    ? []
    : [`${responses}: ${counted.join()}`];
}
