import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { judge } from './take-api.ts';

const refusal = (status: number, code: string) => new ApiError(status, { detail: 'Слова сервера', code });

it.each([
  ['no connection', new NetworkError(new TypeError('Failed to fetch')), { is: 'lost' }],
  ['a closed run', refusal(409, 'run_closed'), { is: 'stopped', why: 'closed' }],
  ['a deleted run', refusal(404, 'not_found'), { is: 'stopped', why: 'closed' }],
  ['an answer from another browser', refusal(409, 'already_answered'), { is: 'stopped', why: 'elsewhere' }],
  ['a rush', refusal(429, 'too_many_requests'), { is: 'busy', seconds: 15 }],
  ['a mistake', refusal(422, 'invalid'), { is: 'refused', message: 'Слова сервера', unsure: false }],
  ['a stumble', refusal(503, 'unavailable'), { is: 'refused', message: 'Слова сервера', unsure: true }],
])('knows what %s means for a member', (_, error, trouble) => {
  expect(judge(error)).toEqual(trouble);
});
