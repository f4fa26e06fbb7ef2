import { expect, it } from 'vitest';
import type { WaitingPoll } from '#shared/models/overview.ts';
import { waitingFacts, waitingLine, waitingTitle } from './waiting-words.ts';

const POLL: WaitingPoll = {
  kind: 'poll',
  id: 'poll',
  frame_id: 'frame',
  title: 'Пульс',
  is_anonymous: true,
  questions: 3,
  minutes: 1,
  deadline: null,
};
const SURVEY: WaitingPoll = { ...POLL, kind: 'survey', is_anonymous: false, questions: 21, minutes: 5 };
const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const titleOf = (...list: WaitingPoll[]) => plain(waitingTitle(list));

it('counts polls in their right forms, surveys among them: whoever answers is told of no kinds', () => {
  expect(titleOf()).toBe('Опросов для вас сейчас нет');
  expect(titleOf(POLL)).toBe('Вас ждёт 1 опрос');
  expect(titleOf(POLL, POLL)).toBe('Вас ждут 2 опроса');
  expect(titleOf(POLL, POLL, POLL, POLL, POLL)).toBe('Вас ждут 5 опросов');
  expect(titleOf(SURVEY)).toBe('Вас ждёт 1 опрос');
  expect(titleOf(POLL, SURVEY, SURVEY)).toBe('Вас ждут 3 опроса');
});

it('says how long all of it takes and whose answers carry a name', () => {
  expect(waitingLine([POLL])).toBe('Ответы анонимны.');
  expect(plain(waitingLine([POLL, POLL]))).toBe('Вместе около 2 минут. Ответы анонимны.');
  expect(plain(waitingLine([POLL, SURVEY]))).toBe('Вместе около 6 минут. Что из них анонимно, сказано у каждого.');
  expect(waitingLine([SURVEY])).toBe('Ответы с вашим именем.');
});

it('says of each whose it is, how many questions it has and how long they take', () => {
  expect(plain(waitingFacts(POLL))).toBe('анонимный · 3 вопроса · около минуты');
  expect(plain(waitingFacts(SURVEY))).toBe(
    'с именем: его увидят владелец, HR и руководители · 21 вопрос · около 5 минут',
  );
});
