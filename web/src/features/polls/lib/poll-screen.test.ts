import { describe, expect, it } from 'vitest';
import { readPollScreen } from './poll-screen.ts';

const id = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';
const list = { is: 'list', mode: 'view' };

describe('the screen of an address', () => {
  it.each([
    ['/app/poll', list],
    ['/app/poll/create', { is: 'create' }],
    [`/app/poll/${id}`, list],
    [`/app/poll/${id}/view`, list],
    [`/app/poll/${id}/take`, { is: 'take', pollId: id }],
    [`/app/poll/${id}/results`, { is: 'results', pollId: id }],
    [`/app/poll/${id}/edit`, { is: 'edit', pollId: id }],
  ])('%s shows its screen (B2-38)', (pathname, screen) => {
    expect(readPollScreen(pathname, '')).toEqual(screen);
  });

  it.each([
    ['?section=polls', list],
    ['?section=polls&mode=view', list],
    ['?section=polls&mode=edit', { is: 'list', mode: 'edit' }],
    ['?section=polls&mode=create', { is: 'create' }],
    ['?section=polls&mode=results', { is: 'results', pollId: null }],
    [`?section=polls&mode=results&pollId=${id}`, { is: 'results', pollId: id }],
    [`?section=polls&mode=edit&pollId=${id}`, { is: 'edit', pollId: id }],
    ['?section=polls&mode=nonsense', list],
  ])('/app%s', (search, screen) => {
    expect(readPollScreen('/app', search)).toEqual(screen);
  });
});
