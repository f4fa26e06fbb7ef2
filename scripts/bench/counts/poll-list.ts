import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import { FIGURES_MAX } from '#shared/models/poll-list.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { measure, type Cost } from '#tests/support/calls.ts';
import { makeFrame } from '#tests/support/factories.ts';
import { makeCompany, makeLongPoll } from './company.ts';

/** What the screen with so many polls asks for. */
export interface PollListCost {
  readonly polls: number;
  readonly lines: Cost;
  /** Of the twenty rows in sight. */
  readonly figures: Cost;
  /** Of the lines, before compression. */
  readonly kilobytes: number;
}

/** A workspace of so many polls of ten questions, as many of which are running as fit a screen. */
export async function measurePollList(size: number): Promise<PollListCost> {
  const { owner, workspace, poll } = await makeCompany(1);
  const ids = [poll.id];
  while (ids.length < size) {
    const another = await makeLongPoll(owner, workspace);
    if (ids.length < FIGURES_MAX) await makeFrame(owner, another);
    ids.push(another.id);
  }
  const inWorkspace = { token: owner.token, params: { id: workspace.id } };
  const inSight = { ...inWorkspace, query: { polls: ids.slice(0, FIGURES_MAX).join() } };
  const [lines, figures] = [
    await request(polls.listPollLines, inWorkspace),
    await request(polls.getPollFigures, inSight),
  ];
  if (lines.body.polls.length !== size) throw new Error(`The list shows ${lines.body.polls.length} polls of ${size}`);
  if (figures.body.figures.length !== FIGURES_MAX) throw new Error('Not every row in sight has figures');
  return {
    polls: size,
    lines: await cost(polls.listPollLines, inWorkspace),
    figures: await cost(polls.getPollFigures, inSight),
    kilobytes: Math.ceil(Buffer.byteLength(lines.text) / 1024),
  };
}

function cost(route: Route, options: RequestOptions): Promise<Cost> {
  return measure(async () => {
    const { status, text } = await request(route, options);
    if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${text}`);
  });
}
