import { ANY_BLINDED } from '#tests/support/ballots.ts';
import { makeAskingSurvey } from '#tests/support/dialogues.ts';
import { complete } from '#tests/support/survey-answers.ts';
import { publishRecordOf } from '#tests/support/recorded-run.ts';
import { makeSurveyKiosk } from '#tests/support/kiosks.ts';
import { changeSurvey, makeSurvey, makeSurveyCodeSheet, publishSurvey } from '#tests/support/surveys.ts';
import { translate } from '#tests/support/translations.ts';
import type { Company } from '../company.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

/** One more survey that nobody has launched. */
async function draft({ owner, workspace }: Company): Promise<Partial<Company>> {
  return { survey: await makeSurvey(owner, workspace, { anonymous: false }) };
}
/** One more that is open. */
async function open(company: Company): Promise<Partial<Company>> {
  const { survey } = await draft(company);
  return { survey: await publishSurvey(company.owner, survey!) };
}

/** One that members answer by ballots. */
async function anonymous({ owner, workspace }: Company): Promise<Partial<Company>> {
  const draft = await makeSurvey(owner, workspace, { allow_unauthenticated: true });
  return { survey: await publishSurvey(owner, draft) };
}

/** One that has a sheet of codes. */
async function printed({ owner, workspace }: Company): Promise<Partial<Company>> {
  const draft = await makeSurvey(owner, workspace, { allow_unauthenticated: true });
  const survey = await publishSurvey(owner, draft);
  return { survey, surveySheet: await makeSurveyCodeSheet(owner, survey) };
}

/** One that is over. */
async function completed(company: Company): Promise<Partial<Company>> {
  const { survey } = await open(company);
  await changeSurvey(company.owner, survey!, { status: 'COMPLETED' });
  return { survey: survey! };
}
/** One that is answered in words. */
async function inWords({ owner, workspace }: Company): Promise<Partial<Company>> {
  const questions = [{ text: 'Что изменить?', type: 'TEXT' as const }];
  return { survey: await makeSurvey(owner, workspace, { questions }) };
}

/** One that is completed, and has a record. */
async function recorded(company: Company): Promise<Partial<Company>> {
  const { survey } = await anonymous(company);
  await complete(company.owner, survey!);
  await publishRecordOf(survey!.id);
  return { survey: survey! };
}

/** One that is answered at a kiosk. */
async function withKiosk(company: Company): Promise<Partial<Company>> {
  const { survey } = await open(company);
  return { survey: survey!, surveyKiosk: await makeSurveyKiosk(company.owner, survey!) };
}

/** A draft that is asked in another language, too. */
async function translated({ owner, workspace }: Company): Promise<Partial<Company>> {
  const survey = await makeSurvey(owner, workspace);
  await translate(owner, { kind: 'survey', id: survey.id });
  return { survey };
}

/** A right call of every route of this domain, and what each of the actors is answered. */
export const surveys: RoutesOf<'surveys'> = {
  listSurveys: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  // Everything at once is the owner's alone; where nothing is brought in there is no part to take.
  takeSurveys: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  bringSurveys: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { part: 0, text: '' } }),
    answers: inWorkspace(401, 403, 403, 403, 409, 404, 404),
  },
  // As polls: owner, hr and manager build and launch, everybody sees, owner and manager delete.
  createSurvey: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { title: 'Новое исследование', questions: [{ text: 'Как дела?', type: 'TEXT' }] },
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  listSurveyCodeSheets: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  makeSurveyCodeSheet: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { count: 2 } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  reprintSurveyCodeSheet: {
    call: ({ survey, surveySheet }) => ({ params: { id: survey.id, sheetId: surveySheet.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: printed,
  },
  revokeSurveyCodeSheet: {
    call: ({ survey, surveySheet }) => ({ params: { id: survey.id, sheetId: surveySheet.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: printed,
  },
  getSurvey: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  updateSurvey: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { status: 'PUBLISHED' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: draft,
  },
  repeatSurvey: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  getSurveyLaunch: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  grantSurveyAccess: {
    call: ({ survey, colleague }) => ({ params: { id: survey.id }, body: { user_ids: [colleague.id] } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  shareSurvey: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { custom_path: null } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  deleteSurvey: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 403, 204, 204, 404, 404),
    fresh: open,
  },
  // Every member may be asked; who reads results is who builds surveys.
  getSurveyToTake: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  issueSurveyBallot: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { blinded: ANY_BLINDED, key: 0 } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
    fresh: anonymous,
  },
  reportSurveyBallot: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 204, 204, 204, 204, 404, 404),
  },
  getSurveyRecount: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: recorded,
  },
  respondToSurvey: {
    call: ({ survey }) => ({
      params: { id: survey.id },
      body: { answers: [{ question_id: survey.questions[0]!.id, answer_rating: 4 }] },
    }),
    answers: inWorkspace(401, 201, 201, 201, 201, 404, 404),
    fresh: open,
  },
  getSurveyTeams: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getSurveyResults: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  noteSurveyFile: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
  },
  listSurveyPeople: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  listSurveyComments: {
    call: ({ survey }) => ({ params: { id: survey.id }, query: { question_id: survey.questions[0]!.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: inWords,
  },
  getSurveyTrend: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getSurveyExample: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  compareSurveys: {
    call: ({ survey }) => ({ params: { id: survey.id }, query: { with: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: completed,
  },
  listSurveyDialogues: {
    call: ({ askingSurvey }) => ({ params: { id: askingSurvey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  answerSurveyDialogue: {
    call: ({ askingSurvey, surveyDialogue }) => ({
      params: { id: askingSurvey.id, dialogueId: surveyDialogue.id },
      body: { text: 'Расскажите подробнее' },
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  endSurveyDialogue: {
    call: ({ askingSurvey, surveyDialogue }) => ({
      params: { id: askingSurvey.id, dialogueId: surveyDialogue.id },
    }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: ({ owner, workspace }) => makeAskingSurvey(owner, workspace),
  },
  listSurveyKiosks: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  makeSurveyKiosk: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { name: 'Цех', pin: '1234' } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
    fresh: open,
  },
  endSurveyKiosk: {
    call: ({ survey, surveyKiosk }) => ({ params: { id: survey.id, kioskId: surveyKiosk.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: withKiosk,
  },
  getSurveyReport: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getSurveyTranslations: {
    call: ({ survey }) => ({ params: { id: survey.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  setSurveyLanguages: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { on_holes: 'own_language' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: translated,
  },
  addSurveyLanguage: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { language: 'tg' } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
    fresh: translated,
  },
  saveSurveyTexts: {
    call: ({ survey }) => ({
      params: { id: survey.id, language: 'uz' },
      body: { version: 2, texts: [{ place: 'title', text: 'Puls' }] },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: translated,
  },
  removeSurveyLanguage: {
    call: ({ survey }) => ({ params: { id: survey.id, language: 'uz' } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: translated,
  },
  saveSurveyReport: {
    call: ({ survey }) => ({
      params: { id: survey.id },
      body: { intro: 'Спасибо за ответы', items: [], question_ids: [], published: false },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
};
