import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import type { PollSummary } from '#shared/models/analysis.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { readClaims } from '#functions/analysis/claims/read-claims.ts';
import { runsOfWeek } from '#functions/notifications/digest/runs.ts';
import { findContradictions, type Claim } from '#shared/rules/contradictions.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { signed } from '#shared/rules/signed.ts';
import { silentBriefly, silentWords } from '#shared/rules/silent-words.ts';
import { prepareAnalyses } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { tokenNow } from '#tests/support/pulses.ts';
import { WHOLE_COMPANY } from '#shared/rules/workload-level.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { moodOf } from '#web/features/overview/lib/mood.ts';
import { enpsDisplay } from '#web/lib/enps-display.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { turnoutFigure } from '#web/features/asking/lib/turnout-words.ts';
import { listText } from '#text/asking/list.ts';
import { changeWords as rowWords } from '#web/features/asking/list/lib/change-words.ts';
import { changeWords } from '#web/features/asking/results/polls/lib/change-words.ts';
import { findingOf } from '#web/features/asking/results/polls/lib/finding.ts';
import { changeOf, pointsOf } from '#web/features/asking/results/polls/lib/trend.ts';
import { WEEK_MS } from '#shared/rules/durations.ts';

const FIRST = Date.parse('2026-09-07T07:00:00.000Z');
/** Of fifteen people asked so many answer, fewer than four of five. */
const ASKED = 15;

let owner: Person;
let workspace: Workspace;
let poll: Poll;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: FIRST });
  owner = await makePerson({ plan: 'basic' });
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace, { title: 'eNPS' });
});
afterEach(() => vi.useRealTimers());

/** A closed run of each week: the scores people gave. */
async function weeks(all: readonly (readonly number[])[]): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const [week, scores] of all.entries()) {
    vi.setSystemTime(FIRST + week * WEEK_MS);
    owner = { ...owner, token: await tokenNow(owner) };
    const frame = await makeFrame(owner, poll, { people_asked: ASKED });
    for (const score of scores) await makeResponse(poll, frame.public_token, [String(score), 'Ничего', 'Команда']);
    await countAll();
    await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
    await countAll();
    frames.push(frame);
  }
  return frames;
}

const many = (score: number, count: number) => Array.from({ length: count }, () => score);
/** Ten answers of which so many are critics, the others promoters. */
const critics = (count: number) => [...many(3, count), ...many(9, 10 - count)];

/** What each screen has of the newest run. */
async function screens(frame: Frame, frames = 1) {
  const { token } = owner;
  const of = { token, params: { id: poll.id } };
  const [summary, trend, pulse, list] = await Promise.all([
    request(polls.getSummary, { token, params: { id: frame.id } }),
    request(polls.getTrend, of),
    request(overview.getPulse, { token, params: { id: workspace.id } }),
    request(polls.getPollFigures, { token, params: { id: workspace.id }, query: { polls: poll.id } }),
  ]);
  const analysed = { ...of, query: { frames: String(frames) } };
  await request(ai.getPollAiSummary, analysed);
  await prepareAnalyses();
  const analysis = (await request(ai.getPollAiSummary, analysed)).body as PollSummary;
  const { runs } = trend.body;
  const item = (await repos.workspaces.find(workspace.id))!;
  const digest = await runsOfWeek(item, new Date(Date.now() - WEEK_MS / 2).toISOString(), { repos, now: new Date() });
  const change = changeWords({ by: 'enps' }, changeOf(pointsOf(runs, { by: 'enps' }, new Date())));
  const told = [analysis.summary, ...[analysis.insights, analysis.areas_of_concern].flat().map(({ text }) => text)];
  return {
    summary: summary.body,
    finding: findingOf(summary.body, runs, new Date()),
    run: runs.at(-1)!,
    pulse: pulse.body.enps!,
    mood: pulse.body.enps && moodOf(pulse.body.enps),
    row: list.body.figures[0]!,
    change,
    analysis: told.join('\n'),
    digest: digest.lines.map((line) => line()).join('\n'),
  };
}
type Screens = Awaited<ReturnType<typeof screens>>;

const NUMBER = String.raw`([+−]?\d+)(?!\d|,\d)`;
const ENDS = `(?:от|между) ${NUMBER} (?:до|и) ${NUMBER}`;
const SCORE = String.raw`eNPS [+−]?\d+`;
/** What is told of a run in figures, each form with what its groups are: the figure now, before, or the ends of an interval. */
const FIGURES: readonly (readonly [RegExp, readonly (readonly [metric: string, period: string])[]])[] = [
  [new RegExp(`eNPS (?:пульса )?${NUMBER}`, 'u'), [['enps', 'now']]],
  [new RegExp(`[Пп]рошлый раз было ${NUMBER}`, 'u'), [['enps', 'last']]],
  [
    new RegExp(`был[оа]? ${NUMBER}, стал[оа]? ${NUMBER}`, 'u'),
    [
      ['enps', 'last'],
      ['enps', 'now'],
    ],
  ],
  [
    new RegExp(`${SCORE}, (?:вероятно )?${ENDS}`, 'u'),
    [
      ['lower end', 'now'],
      ['upper end', 'now'],
    ],
  ],
  [
    new RegExp(`${SCORE}, .*?, с поправкой на промолчавших ${ENDS}`, 'u'),
    [
      ['lower end with the silent', 'now'],
      ['upper end with the silent', 'now'],
    ],
  ],
  [/[Оо]тветил[иа]? (\d+)/u, [['turnout', 'now']]],
  [/[Оо]тветил[иа]? \d+ из (\d+)/u, [['asked', 'now']]],
];

function readFigures(said: string, text: string): Claim[] {
  const plain = text.replaceAll(/\s+/gu, ' ');
  return FIGURES.flatMap(([form, groups]) => {
    const found = form.exec(plain);
    return groups.flatMap(([metric, period], place) => {
      const figure = found?.[place + 1];
      return figure === undefined
        ? []
        : [{ said: `${said}: ${plain}`, metric, subject: WHOLE_COMPANY, period, figure }];
    });
  });
}

/** The row of the list as it is read. */
function rowOf({ row }: Screens): string {
  const { enps, change, people_asked: asked } = row;
  if (!enps) return turnoutFigure(turnoutOf(row));
  const { score, low, high } = enpsDisplay(enps);
  const silent = silentBriefly(enpsEstimate(enps, { asked })?.silent, signed);
  return `eNPS ${score}, ${listText.outcome.range(low, high)}${silent}. ${change ? capital(rowWords(change)) : ''}`;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What of these screens and letters excludes something else of them. */
function apart(all: Screens): string[] {
  const { finding, change, mood, analysis, digest } = all;
  const texts = {
    results: `${finding.sentence}. ${finding.certainty ?? ''}`,
    comparison: change.sentence,
    mood: mood ? `${mood.sentence}. ${mood.line ?? ''}` : '',
    analysis,
    list: rowOf(all),
    digest,
  };
  const claims = Object.entries(texts).flatMap(([said, text]) => [
    ...readClaims(text, { said, metric: 'enps' }),
    ...text.split('\n').flatMap((line) => readFigures(said, line)),
  ]);
  return findContradictions(claims).map(([one, other]) => `${one.said} ≠ ${other.said}`);
}

describe('what is found where two places tell two stories of one run', () => {
  it('is another figure, another turnout or another way in the list or in a letter', async () => {
    const frames = await weeks([critics(1), critics(9)]);
    const all = await screens(frames.at(-1)!);
    expect(apart(all)).toEqual([]);
    const { row, digest } = all;
    const rows: readonly Partial<typeof row>[] = [
      { enps: { ...row.enps!, score: -60 } },
      { enps: { ...row.enps!, high: 10 } },
      { change: { ...row.change!, random: true } },
      { change: { ...row.change!, value: 0 } },
      { change: { ...row.change!, value: 160 } },
    ];
    for (const change of rows)
      expect([change, apart({ ...all, row: { ...row, ...change } })]).not.toEqual([change, []]);
    for (const [what, otherwise] of [
      ['eNPS −80', 'eNPS −70'],
      ['ответили 10', 'ответили 0'],
      ['до −38', 'до −28'],
    ] as const) {
      const letter = digest.replace(what, otherwise);
      expect(letter).not.toBe(digest);
      expect([letter, apart({ ...all, digest: letter })]).not.toEqual([letter, []]);
    }
  });
});

describe('no two claims of screens and letters exclude each other', () => {
  it.each<readonly [string, readonly (readonly number[])[]]>([
    ['of a first run', [critics(3)]],
    ['of a fall that is more than chance', [critics(1), critics(9)]],
    ['of a rise that is more than chance', [critics(9), critics(1)]],
    ['of a change that may be chance', [critics(5), critics(4)]],
    ['of no change', [critics(5), critics(5)]],
    ['of a trend of all runs', [0, 1, 3, 4, 6, 7, 9, 10].map(critics)],
    ['of a change as large as those of all the weeks before', [1, 9, 1, 9, 1, 9].map(critics)],
    ['of a change after weeks that were calm', [1, 2, 1, 1, 2, 9].map(critics)],
    ['of a run after one that too few answered', [critics(1), many(3, 4), critics(9)]],
  ])('%s', async (_, scores) => {
    const frames = await weeks(scores);
    expect(apart(await screens(frames.at(-1)!, frames.length))).toEqual([]);
  });

  it('of a run that too few answered, where its analysis is still that of the one before', async () => {
    const frames = await weeks([critics(3), many(3, 4)]);
    const all = await screens(frames.at(-1)!, frames.length);
    expect(all.digest).toMatch(/ответили 4 из 15$/);
    expect(apart({ ...all, mood: null, analysis: '' })).toEqual([]);
  });
});

describe('one run on every screen', () => {
  it('has one eNPS with one interval, and one word on those who kept silent', async () => {
    const [frame] = await weeks([critics(3)]);
    const { summary, finding, run, pulse, row, analysis } = await screens(frame!);
    const { score, low, high } = summary.enps!;
    expect([run.enps, pulse.latest.enps, row.enps]).toEqual([summary.enps, summary.enps, summary.enps]);
    expect(finding.certainty).toContain(`eNPS ${signed(score)}, вероятно между ${signed(low)} и ${signed(high)}`);
    expect(analysis).toContain(`eNPS ${signed(score)}, вероятно от ${signed(low)} до ${signed(high)}`);
    const { latest } = pulse;
    const estimate = enpsEstimate(latest.enps, { asked: latest.people_asked })!;
    const { silent } = estimate;
    const corrected = `с поправкой на промолчавших от ${signed(silent!.low)} до ${signed(silent!.high)}`;
    expect(finding.certainty).toContain(corrected);
    expect(analysis).toContain(corrected);
    expect(silentWords('enps', estimate, latest.people_asked)).toMatch(/^Здесь нет оценок 5 из 15: /);
  });

  it('is told with the trend of all runs on each of them, though its last step may be chance', async () => {
    const frames = await weeks([0, 1, 3, 4, 6, 7, 9, 10].map(critics));
    const { change, finding, mood, pulse, row, analysis } = await screens(frames.at(-1)!, frames.length);
    expect(pulse.change!.random).toBe(true);
    expect(pulse.trend).toMatchObject({ runs: 8, first: 100 });
    expect(change).toMatchObject({ sure: true, sentence: expect.stringMatching(/eNPS снизился с\s\+100 до\s−100/) });
    expect(finding.sentence).toBe(change.sentence);
    expect(mood!.sentence).toMatch(/^За 8.опросов настроение снизилось: eNPS.−100$/);
    expect(mood!.line).toMatch(/было \+100: разница больше случайной/);
    expect(analysis).toMatch(/eNPS снизился с \+100 до −100: это больше случайной разницы/);
    // The list knows the last step alone, and says so: that the fall may be chance would contradict all others.
    expect(rowWords(row.change!)).toBe('разница с прошлым разом может быть случайной');
    // Until then nothing was to be seen on any of them.
    expect(pulse.runs.map(({ frame_id: id }) => id)).toEqual(frames.map(({ id }) => id));
  });

  it('is told with its last step on each of them where that alone is more than chance', async () => {
    const frames = await weeks([critics(1), critics(9)]);
    const { change, finding, mood, pulse, analysis, row } = await screens(frames.at(-1)!);
    expect(pulse.trend).toBeNull();
    expect(change.sentence).toMatch(/eNPS снизился: было \+80, стало −80, это больше случайной разницы/);
    expect(finding.sentence).toBe(change.sentence);
    expect(mood!.sentence).toMatch(/^Настроение упало: eNPS.−80$/);
    expect(analysis).toMatch(/eNPS снизился с прошлого запуска: был \+80, стал −80; это больше случайной разницы/);
    expect(row.change).toMatchObject({ random: false });
    // Five of fifteen kept silent both times, and may have been others: 98 % of the difference alone leaves out zero.
    expect(pulse.change!.silent!.low).toBeLessThan(pulse.change!.low);
  });

  it('is compared with none that asked otherwise, and with none while it is open', async () => {
    await weeks([critics(0)]);
    const questions = [...poll.questions].map(({ id, text, order_index }, place) => ({
      id,
      text: place === 0 ? 'Посоветуете нас друзьям?' : text,
      order_index,
    }));
    await request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body: { questions } });
    vi.setSystemTime(FIRST + WEEK_MS);
    owner = { ...owner, token: await tokenNow(owner) };
    const frame = await makeFrame(owner, poll, { people_asked: ASKED });
    for (const score of critics(9)) await makeResponse(poll, frame.public_token, [String(score), 'Ничего', 'Команда']);
    await countAll();
    const open = await screens(frame);
    // The open run is told where it runs; the headline stays with the one that is over.
    expect(open.pulse.latest.enps.score).toBe(100);
    expect(open.pulse.change).toBeNull();
    await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
    await countAll();
    const { pulse, mood, change, row } = await screens(frame);
    expect(pulse).toMatchObject({ latest: { enps: { score: -80 } }, change: null, trend: null });
    expect(change.sure).toBe(false);
    expect(row).toMatchObject({ enps: { score: -80 }, change: null });
    expect(mood!.sentence).toMatch(/^Новый итог: eNPS.−80$/);
  });
});
