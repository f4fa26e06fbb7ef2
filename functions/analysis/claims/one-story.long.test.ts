import { describe, expect, it } from 'vitest';
import type { PollData } from '../polls/data.ts';
import { analysePoll as keptPoll } from '../polls/analyse-poll.ts';
import { analyseWorkload } from '../workload/analyse-workload.ts';
import { analysePoll } from '#tests/support/said-analyses.ts';
import { findContradictions, type Claim, type Contradiction } from '#shared/rules/contradictions.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { randomWorkload } from '#tests/support/workload-data.ts';
import { claimsOfAnswers } from './of-answers.ts';
import { claimsOfWorkload } from './of-workload.ts';

type Finished = Pick<ReturnType<typeof analysePoll>, 'summary' | 'recommendations'>;

/** What excludes what, for a person who looks at the failure. */
const told = (found: readonly Contradiction[]) =>
  found.map(([one, other]) => `${one.said} [${one.metric}] ≠ ${other.said} [${other.metric}]`);
const inAnswers = (finished: Finished) => told(findContradictions(claimsOfAnswers(finished)));

const QUESTION = 'Порекомендуете ли вы нас?';
const MANAGER = [
  'Начальник повышает голос при всех',
  'Начальник кричит на людей и не слушает',
  'Руководитель унижает сотрудников',
  'Хороший начальник, всегда поможет',
  'Руководитель отличный',
];
const SAID = [
  ...MANAGER,
  'Зарплата низкая',
  'Зарплату не повышали два года',
  'Премии урезали без объяснений',
  'Отличный коллектив',
  'Дружная команда, коллеги помогают',
  'Слишком много задач, не успеваю',
  'Переработки каждую неделю',
  'Всё хорошо',
  'Нормально',
  'Ничего не поменялось',
  'Если бы зарплату подняли, было бы лучше',
  'Начальник хороший, зарплаты нет',
];

describe('what is found where one page told two stories', () => {
  const scores = (critics: number) => ({ 2: critics, 8: 10, 10: 30 - critics });
  const [low, high] = [
    runOf(1, [{ text: QUESTION, scores: scores(19) }]),
    runOf(8, [{ text: QUESTION, scores: scores(4) }]),
  ];
  const data = pollOf([high], answersOf(MANAGER), { earlier: [low], opened: 19 });
  const { summary, recommendations } = analysePoll(data);
  const withSummary = (change: Partial<Finished['summary']>) =>
    inAnswers({ recommendations, summary: { ...summary, ...change } });

  it('is nothing in the analysis as it is', () => {
    expect(summary.statistics.response_patterns).toContain('eNPS вырос с прошлого запуска');
    expect(inAnswers({ summary, recommendations })).toEqual([]);
  });

  it('is a first run after nineteen, beside what it was and what it is', () => {
    expect(withSummary({ summary: `${summary.summary} Сравнивать пока не с чем: это первый запуск.` })).not.toEqual([]);
  });

  it('is that nothing needs doing above a grave complaint', () => {
    const executive_summary = 'Рекомендаций нет: выводы не требуют действий.';
    expect(inAnswers({ summary, recommendations: { ...recommendations, executive_summary } })).not.toEqual([]);
    const urgent = 'Срочного по ответам в целом не видно.';
    expect(inAnswers({ summary, recommendations: { ...recommendations, executive_summary: urgent } })).not.toEqual([]);
  });

  it('is a badge or a sentence of praise over complaints, at two of five', () => {
    const themes = summary.themes.map((theme) => ({ ...theme, verdict: 'good' as const }));
    expect(summary.themes.map(({ theme }) => theme)).toContain('manager');
    expect(withSummary({ themes })).not.toEqual([]);
    const praised = (text: string) => text.replace('по-разному', 'хвалят чаще, чем критикуют');
    const insights = summary.insights.map((finding) => ({ ...finding, text: praised(finding.text) }));
    expect(insights).not.toEqual(summary.insights);
    expect(withSummary({ insights })).not.toEqual([]);
    expect(
      withSummary({ sentiment_analysis: { ...summary.sentiment_analysis, overall_sentiment: 'positive' } }),
    ).not.toEqual([]);
  });

  it('is great confidence in five answers between 2,7 and 9,9', () => {
    const few = analysePoll(
      pollOf([runOf(1, [{ scale: '0-10', scores: { 1: 1, 5: 1, 7: 1, 9: 1, 10: 1 } }])], [], { type: 'PULSE' }),
    );
    expect(inAnswers(few)).toEqual([]);
    const sure = (list: Finished['summary']['insights']) =>
      list.map((one) => ({ ...one, confidence: 'high' as const }));
    const { key_findings, insights } = few.summary;
    expect(few.summary.insights[0]!.text).toMatch(/вероятно от \d/);
    expect(
      inAnswers({ ...few, summary: { ...few.summary, key_findings: sure(key_findings), insights: sure(insights) } }),
    ).not.toEqual([]);
  });

  it('is a rise that another sentence calls a fall, or possibly chance', () => {
    const say = (text: string) => withSummary({ statistics: { ...summary.statistics, response_patterns: text } });
    expect(say('eNPS снизился с прошлого запуска.')).not.toEqual([]);
    expect(say('eNPS был −30, стал +73: разница может быть случайной.')).not.toEqual([]);
    expect(say('С прошлыми запусками пока не сравниваем: они ещё открыты.')).toEqual([]);
  });
});

/** A company of any size, mood and diligence, with runs as they may come; the same for the same seed. */
function anyCompany(seed: number): PollData {
  const random = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const among = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)]!;
  const people = whole(5, random() < 0.5 ? 14 : 120);
  const directions = Array.from({ length: whole(0, 4) }, () =>
    among(['higher_is_better', 'lower_is_better', 'neither', null] as const),
  );
  const isSurvey = random() < 0.2;
  const scores = (max: number, level: number, n: number) => {
    const counts: Record<number, number> = {};
    for (let person = 0; person < n; person++) {
      const score = Math.min(max, Math.max(0, Math.round(max * level + (random() - 0.5) * max * 0.9)));
      counts[score] = (counts[score] ?? 0) + 1;
    }
    return counts;
  };
  const level = random();
  const drift = (random() - 0.5) * 0.12;
  const run = (age: number) => {
    const at = Math.min(1, Math.max(0, level - drift * age));
    const answered = random() < 0.1 ? 5 : whole(5, people);
    const questions = directions.map((direction, place) => ({
      scale: '1-5' as const,
      direction,
      text: random() < 0.02 ? `Иначе ${place}?` : `Вопрос ${place}?`,
      scores: scores(5, Math.max(0.2, at), whole(0, answered)),
    }));
    return runOf(28 - age, [{ text: QUESTION, scores: scores(10, at, whole(0, answered)) }, ...questions], {
      open: age === 0 ? random() < 0.2 : random() < 0.1,
      asked: random() < 0.3 ? null : whole(answered, people),
      responses: answered,
    });
  };
  const runs = Array.from({ length: isSurvey ? 1 : whole(1, 20) }, (_, age) => run(age));
  const asked = whole(1, Math.min(10, runs.length));
  const words = Array.from({ length: whole(0, runs[0]!.responses) }, () => among(random() < 0.5 ? SAID : MANAGER));
  return pollOf(runs.slice(0, asked), answersOf(words), {
    earlier: runs.slice(asked),
    opened: runs.length - 1 + (random() < 0.2 ? 1 : 0),
    type: random() < 0.7 ? 'ENPS' : 'PULSE',
    ...(isSurvey && { kind: 'survey' as const, withheld: random() < 0.3 }),
  });
}

/** Claims without where they are said, and without the figures that words round. */
const claimed = (claims: readonly Claim[]) =>
  claims
    .map(({ metric, subject, period, level, direction, isFirst, certainty }) => {
      const sure = certainty && [certainty.confidence, certainty.n, certainty.scale];
      return JSON.stringify({ metric, subject, period, level, direction, isFirst, sure });
    })
    .toSorted();

describe('no two claims of a finished analysis exclude each other', () => {
  const seeds = Array.from({ length: 20 }, (_, batch) => batch * 20);
  it.each(seeds)('of answers, in twenty companies from %i on', (first) => {
    for (let seed = first; seed < first + 20; seed++)
      expect([seed, inAnswers(analysePoll(anyCompany(seed)))]).toEqual([seed, []]);
  });

  it.each(seeds)('of answers, as they are kept: no other claims than those of the words, from %i on', (first) => {
    for (let seed = first; seed < first + 20; seed++) {
      const company = anyCompany(seed);
      const [kept, said] = [claimsOfAnswers(keptPoll(company)), claimsOfAnswers(analysePoll(company))];
      expect([seed, claimed(kept)]).toEqual([seed, claimed(said)]);
    }
  });

  it.each(seeds)('of workload, in ten companies from %i on', (first) => {
    for (let seed = first; seed < first + 10; seed++) {
      const random = seededRandom(seed);
      const size = { people: Math.floor(random() * 40), tasks: Math.floor(random() ** 2 * 600) };
      const found = findContradictions(claimsOfWorkload(analyseWorkload(randomWorkload(seed, size))));
      expect([seed, told(found)]).toEqual([seed, []]);
    }
  });
});
