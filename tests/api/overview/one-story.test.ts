import { describe, expect, it } from 'vitest';
import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { readClaims } from '#functions/analysis/claims/read-claims.ts';
import { EVERYTHING } from '#shared/rules/own-people.ts';
import { attentionOf } from '#functions/overview/signals/attention.ts';
import type { Signal } from '#functions/overview/signals/signal.ts';
import type { SignalsOfRun } from '#functions/overview/signals/signals-of-run.ts';
import type { Attention, EnpsPoint, EnpsPulse, MoneySignal } from '#shared/models/overview.ts';
import { ANY, findContradictions, type Claim } from '#shared/rules/contradictions.ts';
import { enpsEstimate, enpsOfCounts } from '#shared/rules/enps.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { trendOf } from '#shared/rules/statistics/trend.ts';
import { stepOf } from '#shared/rules/statistics/step.ts';
import { loadTitle } from '#shared/rules/load-title.ts';
import { HIGH_ABOVE, WHOLE_COMPANY } from '#shared/rules/workload-level.ts';
import { attentionWords, type AttentionWords } from '#web/features/overview/lib/attention-words.ts';
import { moodOf } from '#web/features/overview/lib/mood.ts';
import { overviewText } from '#text/overview.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const NOW = new Date('2026-11-23T09:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

/** What stands on the first screen, with what its sentences are made of. */
interface Screen {
  readonly enps: EnpsPulse | null;
  readonly attention: Attention;
  /** Every signal there is, shown or not. */
  readonly signals: readonly { readonly team: string }[];
  readonly words: AttentionWords;
  readonly moodSentence: string;
  readonly moodLine: string | null;
}

/** What a person reads there, as claims. */
function claimsOf(screen: Screen): Claim[] {
  const { enps, attention, signals, words } = screen;
  const worry = (said: string, subject: string): Claim => ({
    said,
    metric: 'signal',
    subject,
    period: 'now',
    level: 'worry',
  });
  const calm = (said: string, metric: string, subject: string): Claim => ({
    said,
    metric,
    subject,
    period: 'now',
    level: 'calm',
  });
  const { load } = attention;
  const high = load?.teams.filter(({ index }) => index > HIGH_ABOVE) ?? [];
  const shown = new Set(words.teams.map(({ team }) => team));
  const all = [...new Set([...signals, ...(load?.teams ?? [])].map(({ team }) => team))];
  const saysRest =
    words.rest.startsWith(overviewText.attention.rest.slice(0, 30)) && (words.teams.length > 0 || words.calm);
  const read = (said: string, text: string | null) => readClaims(text ?? '', { said, metric: 'enps' });
  const title = load && loadTitle(load);
  return [
    ...read('mood', screen.moodSentence),
    ...read('mood', screen.moodLine),
    // The weeks stand in the card as soon as there are two runs.
    ...(enps && enps.runs.length > 1
      ? [{ said: 'weeks', metric: ANY, subject: WHOLE_COMPANY, period: ANY, isFirst: false }]
      : []),
    ...(words.calm ? readClaims(overviewText.attention.calm, { said: 'card of attention', subject: ANY }) : []),
    ...(saysRest ? all.filter((team) => !shown.has(team)).map((team) => calm('the rest', ANY, team)) : []),
    ...signals.map(({ team }) => worry('signal', team)),
    ...high.map(({ team }) => ({ ...worry('bar of load', team), metric: 'load' })),
    ...(load?.company && load.company.index > HIGH_ABOVE && title?.startsWith('Нагрузка компании')
      ? [worry('title of load', WHOLE_COMPANY)]
      : []),
    ...(title?.includes('не\u00a0видно') || title?.includes('не видно')
      ? load!.teams.map(({ team }) => calm('title of load', 'load', team))
      : []),
  ];
}

function screenOf(
  enps: EnpsPulse | null,
  known: Omit<Parameters<typeof attentionOf>[0], 'now' | 'workspaceId' | 'to' | 'reach'>,
  money: readonly MoneySignal[],
): Screen {
  const attention = attentionOf({ ...known, reach: EVERYTHING, now: NOW, workspaceId: 'workspace-1', to: '/app' });
  const mood = enps && moodOf(enps);
  const ofLoad = attention.teams.filter(({ source }) => source === 'load');
  return {
    enps,
    attention,
    signals: [...(known.poll?.signals ?? []), ...(known.survey?.signals ?? []), ...ofLoad, ...money],
    words: attentionWords(attention, money),
    moodSentence: mood?.sentence ?? '',
    moodLine: mood?.line ?? null,
  };
}

const told = (screen: Screen) =>
  findContradictions(claimsOf(screen)).map(
    ([one, other]) => `${one.said} of ${one.subject} ≠ ${other.said} of ${other.subject}`,
  );

const TEAMS = ['Продажи', 'Склад', 'Логистика', 'Разработка', 'Поддержка', 'Право', 'Кадры', 'Закупки'];
const signal = (team: string, source: 'poll' | 'survey', strength = 2): Signal => ({
  team,
  source,
  subject_id: 'poll-1',
  tone: strength > 3 ? 'attention' : 'soon',
  label: 'оценки ниже других',
  sure: 'likely',
  claim: '',
  comparisons: [],
  steps: [],
  working_days: 5,
  metric: null,
  why: '',
  evidence: [],
  action: { text: '', to: '' },
  strength,
});
/** What a run tells of teams, of which only its signals matter here. */
const run = (signals: readonly Signal[] = []): SignalsOfRun => ({
  signals,
  run: {
    kind: 'poll',
    title: '',
    opened_at: NOW.toISOString(),
    results: '',
    groups: [],
    questions: [],
    turnouts: [],
  },
});
const money = (team: string): MoneySignal => ({ ...signal(team, 'poll'), source: 'money', label: 'бюджет превышен' });

/** Load measured so many days ago: the index of each team, and of the company. */
function measured(indices: Readonly<Record<string, number>>, age: number, company = 50): Measurement {
  const teams = Object.entries(indices);
  const score = { reason: '', people: 8 };
  return {
    at: daysAgo(age),
    smallTeams: 1,
    scores: [
      { ...score, team: null, score: company },
      ...teams.map(([team, index]) => ({ ...score, team, score: index })),
    ],
    metrics: [
      { key: 'overdue', label: '', count: 10, of: 100 },
      ...teams.map(([team]) => ({ key: `overdue:${team}`, label: '', count: 1, of: 10 })),
    ],
  };
}

/** The eNPS of runs, the oldest first, from how many gave 3, 8 and 10; those before the newest may have asked otherwise. */
function enpsOf(
  runs: readonly (readonly [number, number, number])[],
  differs: boolean | null,
  reworded = false,
): EnpsPulse {
  const points = runs.map(([low, middle, high], index): EnpsPoint => ({
    frame_id: String(index),
    name: null,
    opened_at: daysAgo(7 * (runs.length - index)),
    closed_at: daysAgo(7 * (runs.length - index) - 5),
    people_asked: null,
    enps: enpsOfCounts([0, 0, 0, low, 0, 0, 0, 0, middle, 0, high])!,
  }));
  const latest = points.at(-1)!;
  const series = points.map(({ opened_at: at, enps }) => ({
    at: Date.parse(at) / DAY_MS,
    estimate: enpsEstimate(enps)!,
  }));
  const [step, trend] = [stepOf(series), trendOf(series)];
  const survey = { survey_id: 's', title: 'Исследование', opened_at: daysAgo(3), enps: latest.enps };
  return {
    poll_id: 'p',
    title: 'Пульс',
    latest,
    is_open: false,
    change: step && !reworded ? { ...step } : null,
    trend: trend.kind === 'trend' && !trend.random && !reworded ? { ...trend, first: points[0]!.enps.score } : null,
    is_first: points.length === 1,
    survey: differs === null ? null : { ...survey, differs },
    runs: points,
  };
}

const NOTHING = { poll: null, survey: null, measured: null, before: null, decided: [] };

describe('what is found where the first screen told two stories', () => {
  it('is a first result beside the weeks before it', () => {
    const runs = [
      [20, 5, 5],
      [2, 5, 23],
    ] as const;
    const screen = screenOf(enpsOf(runs, null, true), NOTHING, []);
    expect(screen.enps?.change).toBeNull();
    expect(told(screen)).toEqual([]);
    expect(told({ ...screen, moodSentence: overviewText.mood.first('−33') })).not.toEqual([]);
  });

  it('is that all others are well where only the strongest of many signals are shown', () => {
    const screen = screenOf(null, { ...NOTHING, poll: run(TEAMS.slice(0, 5).map((team) => signal(team, 'poll'))) }, []);
    expect(screen.words.rest).toMatch(/^Внимание нужно ещё 2\s/);
    expect(told(screen)).toEqual([]);
    expect(told({ ...screen, words: { ...screen.words, rest: overviewText.attention.rest } })).not.toEqual([]);
  });

  it('is a calm above a load that is high, though too old to warn of anybody', () => {
    const old = { ...NOTHING, poll: run(), measured: measured({ Склад: 90, Продажи: 40 }, 20) };
    const screen = screenOf(null, old, []);
    expect(screen.attention).toMatchObject({ calm: false, teams: [], judged: { answers: true, load: false } });
    expect(told(screen)).toEqual([]);
    const calm = attentionWords({ ...screen.attention, calm: true }, []);
    expect(told({ ...screen, words: calm })).not.toEqual([]);
  });

  it('is a calm over a department beyond its budget', () => {
    const screen = screenOf(null, { ...NOTHING, poll: run() }, [money('Склад')]);
    expect(screen.attention.calm).toBe(true);
    expect(screen.words).toMatchObject({ calm: false, teams: [{ team: 'Склад' }] });
    expect(told(screen)).toEqual([]);
    expect(told({ ...screen, words: { ...screen.words, calm: true } })).not.toEqual([]);
  });

  it('says what a calm is judged by', () => {
    const basis = (known: Partial<Parameters<typeof screenOf>[1]>) =>
      screenOf(null, { ...NOTHING, ...known }, []).words;
    expect(basis({ poll: run() })).toMatchObject({
      calm: true,
      basis: expect.stringContaining('По задачам сейчас не судим'),
    });
    const load = measured({ Склад: 40 }, 1) as never;
    expect(basis({ measured: load })).toMatchObject({
      calm: true,
      basis: expect.stringContaining('По опросам сейчас не судим'),
    });
    expect(basis({ poll: run(), measured: load }).basis).toBe(overviewText.attention.calmText.both);
  });
});

describe('no two claims of a first screen exclude each other', () => {
  it.each(Array.from({ length: 10 }, (_, batch) => batch * 100))('in a hundred companies from %i on', (first) => {
    for (let seed = first; seed < first + 100; seed++) {
      const random = seededRandom(seed);
      const some = () => TEAMS.filter(() => random() < 0.25);
      const signals = (source: 'poll' | 'survey') =>
        random() < 0.3 ? null : run(some().map((team) => signal(team, source, 1 + random() * 4)));
      const index = () => Math.round((random() < 0.3 ? 81 : 0) + random() * 19 + (random() < 0.5 ? 40 : 0)) % 101;
      const load =
        random() < 0.25
          ? null
          : measured(Object.fromEntries(some().map((team) => [team, index()])), random() * 30, index());
      const whole = (max: number) => Math.floor(random() * max);
      const runs = Array.from({ length: 1 + whole(12) }, () => {
        const size = random() < 0.2 ? 3 : 30;
        return [whole(size), 5 + whole(size), whole(size)] as const;
      });
      const enps = random() < 0.1 ? null : enpsOf(runs, random() < 0.7 ? null : random() < 0.5, random() < 0.2);
      const known = { poll: signals('poll'), survey: signals('survey'), measured: load, before: null, decided: [] };
      expect([seed, told(screenOf(enps, known, random() < 0.3 ? some().map(money) : []))]).toEqual([seed, []]);
    }
  });
});
