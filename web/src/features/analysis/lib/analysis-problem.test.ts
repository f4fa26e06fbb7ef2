import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { commonText } from '#text/common/common.ts';
import { workloadText } from '#text/analysis/workload.ts';
import { analysisProblem } from './analysis-problem.ts';

const { failed } = workloadText;

describe('why there is no analysis', () => {
  it.each([
    ['the status 402', new ApiError(402, { detail: 'Нужен тариф Premium' })],
    ['the words of the server', new ApiError(403, { detail: 'Premium subscription required for this workspace' })],
    ['words without a server', new Error('Premium subscription required')],
  ])('is a matter of subscription by %s (B8-16)', (_, error) => {
    expect(analysisProblem(error, failed.summary).kind).toBe('subscription');
  });

  it('is said in the words of the server, else in those of the specification (B8-17, B8-18)', () => {
    expect(analysisProblem(new ApiError(500, { detail: 'База не отвечает' }), failed.summary)).toEqual({
      kind: 'other',
      message: 'База не отвечает',
    });
    expect(analysisProblem(new ApiError(500), failed.summary).message).toBe('Произошла ошибка при генерации анализа');
    expect(analysisProblem(new ApiError(500), failed.recommendations).message).toBe(
      'Произошла ошибка при генерации рекомендаций',
    );
  });

  it('is the missing connection where there is none', () => {
    expect(analysisProblem(new NetworkError(null), failed.summary).message).toBe(commonText.noConnection);
  });
});
