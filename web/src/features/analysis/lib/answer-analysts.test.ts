import { expect, it } from 'vitest';
import { answerAnalysts } from './answer-analysts.ts';

it('has the service’s own analysis of answers on every plan, whoever may analyse the workload', () => {
  const problem = 'Анализ с ИИ — с тарифа Premium';
  const gigachat = { ai_provider: 'gigachat', available: false, problem } as const;
  const builtin = { ai_provider: 'builtin', available: false, problem } as const;
  expect(answerAnalysts({ analysts: [builtin, gigachat] })).toEqual([
    { ai_provider: 'builtin', available: true, problem: null },
    gigachat,
  ]);
  expect(answerAnalysts(undefined)).toHaveLength(1);
});
