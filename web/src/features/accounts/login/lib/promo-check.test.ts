import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { watchPromoCode, type PromoState } from './promo-check.ts';

type Answer = { valid: boolean; clients_discount?: number; message?: string };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watch with what it asked and what it told. */
function watch(answer: (code: string) => Promise<Answer>) {
  const asked: string[] = [];
  const told: PromoState[] = [];
  const { type, stop } = watchPromoCode(
    (code) => {
      asked.push(code);
      return answer(code);
    },
    (state) => told.push(state),
  );
  return { type, stop, asked, told, last: () => told.at(-1) };
}

const found = () => Promise.resolve({ valid: true, clients_discount: 15 });

describe('the check of a promo code', () => {
  it('is idle, then validating, then valid with its discount (A4-27, A3-16)', async () => {
    const { type, told } = watch(found);
    type('ВЕСНА');
    await vi.advanceTimersByTimeAsync(500);
    expect(told).toEqual([{ status: 'idle' }, { status: 'validating' }, { status: 'valid', discount: 15 }]);
  });

  it('asks once, 500 ms after typing stops (A4-28)', async () => {
    const { type, asked } = watch(found);
    type('ВЕС');
    await vi.advanceTimersByTimeAsync(499);
    type('ВЕСНА');
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['ВЕСНА']);
  });

  it('asks about codes of 3 characters without the spaces around; a shorter one resets to idle (A4-29)', async () => {
    const { type, asked, last } = watch(found);
    type('  ab  ');
    await vi.advanceTimersByTimeAsync(600);
    expect(asked).toEqual([]);
    type('abc');
    await vi.advanceTimersByTimeAsync(600);
    expect(last()).toEqual({ status: 'valid', discount: 15 });
    type('ab');
    expect(last()).toEqual({ status: 'idle' });
  });

  it('drops the late answer to a code that is no longer there', async () => {
    const answers = new Map<string, (answer: Answer) => void>();
    const { type, last } = watch((code) => new Promise((resolve) => answers.set(code, resolve)));
    type('СТАРЫЙ');
    await vi.advanceTimersByTimeAsync(500);
    type('НОВЫЙ');
    await vi.advanceTimersByTimeAsync(500);
    answers.get('НОВЫЙ')?.({ valid: false, message: 'Срок промокода истёк' });
    await vi.advanceTimersByTimeAsync(0);
    answers.get('СТАРЫЙ')?.({ valid: true, clients_discount: 50 });
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ status: 'invalid', message: 'Срок промокода истёк' });
  });

  it.each<[string, () => Promise<Answer>, string]>([
    ['not valid, with words', () => Promise.resolve({ valid: false, message: 'Код отключён' }), 'Код отключён'],
    ['not valid, without words', () => Promise.resolve({ valid: false }), 'Промокод не найден'],
    ['refused, with words', () => Promise.reject(new ApiError(429, { detail: 'Подождите' })), 'Подождите'],
    ['refused, without words', () => Promise.reject(new ApiError(404)), 'Промокод не найден'],
  ])('says what the server said, else that there is no such code: %s (A8-18)', async (_, answer, message) => {
    const { type, last } = watch(answer);
    type('ВЕСНА');
    await vi.advanceTimersByTimeAsync(500);
    expect(last()).toEqual({ status: 'invalid', message });
  });

  it('says that the check failed when the server was not reached (A8-19)', async () => {
    const { type, last } = watch(() => Promise.reject(new NetworkError(new Error('offline'))));
    type('ВЕСНА');
    await vi.advanceTimersByTimeAsync(500);
    expect(last()).toEqual({ status: 'invalid', message: 'Ошибка при проверке промокода' });
  });
});
