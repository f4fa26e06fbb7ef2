import { expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeAskingSurvey } from '#tests/support/dialogues.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { makeShownSurvey } from '#tests/support/shown-survey.ts';
import { makeSurvey } from '#tests/support/surveys.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const as = { token: owner.token };
const list = async (id: string) =>
  (await request(surveys.listSurveyDialogues, { ...as, params: { id } })).body.dialogues;

it('is had about a comment on a survey, as on a poll, and stands at it', async () => {
  const { askingSurvey, surveyDialogue } = await makeAskingSurvey(owner, workspace);
  const { id } = askingSurvey;
  const [dialogue] = await list(id);
  expect(dialogue).toMatchObject({ id: surveyDialogue.id, comment: 'Смены', state: 'new' });
  const query = { question_id: dialogue!.question_id };
  const { body } = await request(surveys.listSurveyComments, { ...as, params: { id }, query });
  expect(body.comments.filter(({ dialogue_id: one }) => one !== undefined)).toEqual([
    { text: 'Смены', user_name: null, dialogue_id: dialogue!.id },
  ]);
  const params = { id, dialogueId: dialogue!.id };
  const call = { ...as, params, body: { text: 'Что не так со сменами?' } };
  expect((await request(surveys.answerSurveyDialogue, withKey(surveys.answerSurveyDialogue, call))).status).toBe(201);
  const { key } = surveyDialogue;
  expect((await request(answers.getOwnDialogue, { params: { key } })).body.comment).toBe('Смены');
  expect((await request(surveys.endSurveyDialogue, { ...as, params })).status).toBe(204);
  expect((await request(answers.getOwnDialogue, { params: { key } })).body.ended).toMatchObject({ by: 'company' });
});

it('is told of no question to which fewer than a group have written, and of no draft', async () => {
  const box = Buffer.alloc(32).toString('base64url');
  const { id } = await makeShownSurvey(workspace, {
    questions: [
      { type: 'TEXTAREA', text: 'Что изменить?' },
      { type: 'RATING', text: 'Хватает ли сил?' },
    ],
    answers: [['Смены', '4'], ...Array.from({ length: 5 }, () => [null, '4'])],
    boxes: [[box, null]],
  });
  expect(await list(id)).toEqual([]);
  expect(await list((await makeSurvey(owner, workspace)).id)).toEqual([]);
});
