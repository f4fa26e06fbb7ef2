import { describe, expect, it } from 'vitest';
import type { Verified } from '../model/ask-model.ts';
import { askedFacts } from '../model/asked-facts.ts';
import { mergePoll } from '../model/merge-poll.ts';
import { mergeWorkload } from '../model/merge-workload.ts';
import { whyUnsupported } from '../model/verify.ts';
import { analysePoll } from '../polls/analyse-poll.ts';
import { analyseWorkload } from '../workload/analyse-workload.ts';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { personOf, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { consistent } from './consistent.ts';
import { claimsOfAnswers } from './of-answers.ts';
import { claimsOfWorkload } from './of-workload.ts';

const PAY = [
  'Зарплата низкая',
  'Премии урезали',
  'Оклад маленький',
  'Плохо платят',
  'Зарплату задерживают',
  'Мало платят',
];
const run = (day: number, critics: number) =>
  runOf(day, [{ text: 'Порекомендуете ли вы нас?', scores: { 2: critics, 8: 10, 10: 30 - critics } }], { asked: 44 });
const poll = analysePoll(pollOf([run(8, 4)], answersOf(PAY), { earlier: [run(1, 22)], opened: 1 }));
const NOTHING: Verified = { summary: null, claims: [], actions: [], dropped: 0 };
const ofPoll = (said: Partial<Verified>) =>
  consistent({ ...NOTHING, ...said }, (some) => claimsOfAnswers(mergePoll(poll, some)));
const claim = (text: string, ...evidence: string[]) => ({ title: 'Итог', text, evidence });

describe('what a model says of a poll', () => {
  it.each([
    ['that it is the first run', 'Это первый запуск: ответили 40', ['answered', 'change:enps']],
    ['that nothing needs doing', 'Срочного не видно, темой «Оплата» недовольны 6', ['theme:pay', 'enps']],
    ['that a figure fell which rose', 'eNPS снизился: был −43, стал +55', ['change:enps', 'enps']],
    [
      'that a change may be chance which is none',
      'eNPS может быть случайным: разница может быть случайной',
      ['change:enps'],
    ],
    ['that a theme is praised which is criticised', 'Тему «Оплата» хвалят чаще, чем критикуют', ['theme:pay']],
  ])('is dropped where it excludes the rest of the page: %s', (_, text, evidence) => {
    expect(ofPoll({ claims: [claim(text, ...evidence)] })).toEqual({ ...NOTHING, dropped: 1 });
    expect(ofPoll({ summary: text.replace('Тему', 'eNPS снизился: тему') })).toEqual({ ...NOTHING, dropped: 1 });
  });

  it('is dropped though the facts it names bear it: others exclude it', () => {
    const [text, evidence] = ['Это первый запуск опроса: ответили 40 из 44', ['answered']] as const;
    const facts = new Map(askedFacts('poll', poll.facts).map((fact) => [fact.id, fact]));
    expect(whyUnsupported({ text, evidence }, facts)).toBeNull();
    expect(ofPoll({ summary: text }).summary).toBeNull();
  });

  it('stays where nothing excludes it, statement by statement', () => {
    const good = claim('eNPS вырос с −43 до +55 с прошлого запуска', 'change:enps');
    const bad = claim('eNPS снизился с прошлого запуска', 'change:enps', 'enps');
    const kept = ofPoll({ claims: [good, bad], summary: 'eNPS вырос, но темой «Оплата» недовольны 6.' });
    expect(kept).toEqual({
      ...NOTHING,
      claims: [good],
      summary: 'eNPS вырос, но темой «Оплата» недовольны 6.',
      dropped: 1,
    });
  });
});

describe('what a model says of workload', () => {
  const people = Array.from({ length: 6 }, (_, index) => personOf(`p${index}`, 'Продажи'));
  const tasks = Array.from({ length: 40 }, (_, id) =>
    taskOf(id, { personId: `p${id % 6}`, overdue: id < 34, deadline: '2026-11-01T09:00:00.000Z' }),
  );
  const workload = analyseWorkload(workloadOf(tasks, people));

  it('is dropped where it calls calm what is not', () => {
    const said = (summary: string) =>
      consistent({ ...NOTHING, summary }, (some) => claimsOfWorkload(mergeWorkload(workload, some))).summary;
    expect(said('Срочного по задачам не видно: всё спокойно.')).toBeNull();
    expect(said('Просрочено 34 из 40 открытых задач.')).not.toBeNull();
  });
});
