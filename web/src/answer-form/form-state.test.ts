import { describe, expect, it } from 'vitest';
import { ANSWER_MAX_LENGTH, ANSWERS_MAX_LENGTH, PublicAnswers } from '#shared/models/answers.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import { ANSWER_LIMIT, ANSWERS_LIMIT, charactersLeft, isNearLimit } from './answer-length.ts';
import { asText } from './as-text.ts';
import { formState, toSend } from './form-state.ts';
import type { FormQuestion } from './form-question.ts';
import { wordsField } from './words-field.tsx';

const ids = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-2f6b-4c7e-9a52-0c8f6f0f7a11`);
const [first, second, third] = ids as [string, string, string];
const field = wordsField('many');
const questions: FormQuestion[] = [
  { id: first, text: 'Порекомендуете ли вы нас?', required: true, field, section: null },
  { id: second, text: 'Что мешало?', required: true, field, section: null },
  { id: third, text: 'Что порадовало?', required: false, field, section: null },
];

describe('progress and readiness', () => {
  it('counts answered questions of the total, blanks left out (B5-23)', () => {
    expect(formState(questions, { [first]: '8', [second]: ' \n\t ' })).toMatchObject({ answered: 1, total: 3 });
  });

  it('is not ready while a required answer is missing or blank (B5-22)', () => {
    expect(formState(questions, { [first]: '8', [third]: 'Обед' })).toMatchObject({
      ready: false,
      firstMissing: second,
    });
    for (const unseen of ['   ', '\0', '\u200B', '\u3164']) {
      expect(formState(questions, { [first]: '8', [second]: unseen }).ready).toBe(false);
    }
    expect(formState(questions, { [first]: '8', [second]: 'Шум' })).toMatchObject({ ready: true, firstMissing: null });
  });

  it('asks for one answer at least where all are optional', () => {
    const optional = questions.map((question) => ({ ...question, required: false }));
    expect(formState(optional, {}).ready).toBe(false);
    expect(formState(optional, { [third]: 'Обед' }).ready).toBe(true);
  });

  it('stops at an answer that is too long', () => {
    const state = formState(questions, { [first]: '8', [second]: 'ы'.repeat(5001) });
    expect(state).toMatchObject({ ready: false, firstMissing: null, firstWrong: second });
  });
});

it('says by how much all answers together are too long, as the server counts them', () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ ...questions[0]!, id: `q${index}` }));
  const answers = Object.fromEntries(many.map(({ id }) => [id, 'ы'.repeat(4001)]));
  expect(formState(many, answers)).toMatchObject({ ready: false, firstWrong: null, over: 5 });
  expect(formState(many, { ...answers, q0: 'ы'.repeat(3996) })).toMatchObject({ ready: true, over: 0 });
});

describe('the limit of an answer', () => {
  it('is the one the server keeps', () => {
    expect(ANSWER_LIMIT).toBe(ANSWER_MAX_LENGTH);
    expect(ANSWERS_LIMIT).toBe(ANSWERS_MAX_LENGTH);
  });

  it('counts trimmed characters and is shown in the last tenth only', () => {
    expect(charactersLeft(`  ${'ы'.repeat(4990)}\n`)).toBe(10);
    expect(isNearLimit('ы'.repeat(4499))).toBe(false);
    expect(isNearLimit('ы'.repeat(4500))).toBe(true);
  });
});

describe('what is sent', () => {
  it('is trimmed, without blanks and without answers to other questions, and passes the contract', () => {
    const session = newUuid();
    const answers = toSend(questions, { [first]: ' 8 ', [second]: '', [third]: 'Обед\n', stranger: 'нет' });
    const body = { answers, anonymous_session_id: session };
    expect(body).toEqual({
      answers: [
        { question_id: first, content: '8' },
        { question_id: third, content: 'Обед' },
      ],
      anonymous_session_id: session,
    });
    expect(PublicAnswers.safeParse(body).success).toBe(true);
  });
});

it('gives the answers as text to take along, blanks left out', () => {
  expect(asText(questions, { [first]: '8', [second]: ' ', [third]: ' Обед ' })).toBe(
    'Порекомендуете ли вы нас?\n8\n\nЧто порадовало?\nОбед',
  );
});

describe('the session id', () => {
  it('is a new UUID at every opening (B4-32)', () => {
    const made = new Set(Array.from({ length: 200 }, newUuid));
    expect(made.size).toBe(200);
    for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
