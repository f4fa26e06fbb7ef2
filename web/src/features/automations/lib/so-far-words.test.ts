import { expect, it } from 'vitest';
import type { StagePolls } from '#shared/models/automation.ts';
import { soFarWords } from './so-far-words.ts';

type StagePoll = StagePolls['polls'][number];

const poll: StagePoll = { stage: 'day_30', survey_id: 'survey', asked: 12, answered: 7, at_least: false, shown: 7 };
const words = (values: Partial<StagePoll> = {}) => soFarWords({ ...poll, ...values }).replaceAll('\u00a0', ' ');

it('says how many were asked and have answered, in steps where nobody is to be known', () => {
  expect(words()).toBe('спросили 12 человек, ответили 7');
  expect(words({ stage: 'left', at_least: true, answered: 5 })).toBe('отправили 12 писем, ответили не меньше 5');
  expect(words({ at_least: true, answered: 0, shown: 0 })).toBe('спросили 12 человек, покажем, когда ответят пятеро');
});
