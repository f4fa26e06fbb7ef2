import { describe, expect, it } from 'vitest';
import { readPollScreen } from './poll-screen.ts';

const id = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';
const list = { kind: 'list', mode: 'view' };

describe('the screen of an address', () => {
  it.each([
    ['/app/poll', list],
    ['/app/poll/create', { kind: 'create' }],
    [`/app/poll/${id}`, list],
    [`/app/poll/${id}/view`, list],
    [`/app/poll/${id}/take`, { kind: 'take', pollId: id }],
    [`/app/poll/${id}/results`, { kind: 'results', pollId: id }],
    [`/app/poll/${id}/edit`, { kind: 'edit', pollId: id }],
  ])('%s shows its screen (B2-38)', (pathname, screen) => {
    expect(readPollScreen(pathname, '')).toEqual(screen);
  });

  it.each([
    ['?section=polls', list],
    ['?section=polls&mode=view', list],
    ['?section=polls&mode=edit', { kind: 'list', mode: 'edit' }],
    ['?section=polls&mode=create', { kind: 'create' }],
    ['?section=polls&mode=results', { kind: 'results', pollId: null }],
    [`?section=polls&mode=results&pollId=${id}`, { kind: 'results', pollId: id }],
    [`?section=polls&mode=edit&pollId=${id}`, { kind: 'edit', pollId: id }],
    ['?section=polls&mode=nonsense', list],
  ])('/app%s', (search, screen) => {
    expect(readPollScreen('/app', search)).toEqual(screen);
  });
});
