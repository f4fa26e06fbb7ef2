import { answersTo, makeCodeSheet, makeFrame, makePoll } from '#tests/support/factories.ts';
import { ANY_BLINDED } from '#tests/support/ballots.ts';
import { makeAnsweredPoll } from '#tests/support/dialogues.ts';
import { makeKiosk } from '#tests/support/kiosks.ts';
import { aPast } from '#tests/support/past-imports.ts';
import { translate } from '#tests/support/translations.ts';
import type { Company } from '../company.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

/** One more poll with a run. */
async function anotherPoll({ owner, workspace }: Company, published: boolean) {
  const poll = await makePoll(owner, workspace);
  return { poll, frame: await makeFrame(owner, poll, { published }) };
}
const draft = (company: Company) => anotherPoll(company, false);
/** Whoever has answered an anonymous run answers it again in their own session only. */
const unanswered = (company: Company) => anotherPoll(company, true);

/** One whose members answer by ballots. */
async function withBallots({ owner, workspace }: Company): Promise<Partial<Company>> {
  const poll = await makePoll(owner, workspace);
  return { poll, frame: await makeFrame(owner, poll, { results_visibility: 'closed' }) };
}

/** One that has a sheet of codes. */
async function printed(company: Company): Promise<Partial<Company>> {
  const things = await anotherPoll(company, true);
  return { ...things, codeSheet: await makeCodeSheet(company.owner, things.frame) };
}

/** One more run that is answered at a kiosk. */
async function withKiosk(company: Company): Promise<Partial<Company>> {
  const { frame } = await anotherPoll(company, true);
  return { frame, kiosk: await makeKiosk(company.owner, frame) };
}

/** One that is asked in another language, too. */
async function translated({ owner, workspace }: Company): Promise<Partial<Company>> {
  const poll = await makePoll(owner, workspace);
  await translate(owner, { kind: 'poll', id: poll.id });
  return { poll };
}

/** A right call of every route of this domain, and what each of the actors is answered. */
export const polls: RoutesOf<'polls'> = {
  listPolls: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  listPollLines: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  // Where nothing is brought in there is no part to take.
  takePolls: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  bringPolls: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { part: 0, text: '' } }),
    answers: inWorkspace(401, 403, 403, 403, 409, 404, 404),
  },
  importPast: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: aPast() }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  listPastImports: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  // Results in short: for those who read them.
  getPollFigures: {
    call: ({ workspace, poll }) => ({ params: { id: workspace.id }, query: { polls: poll.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  archivePoll: {
    call: ({ poll }) => ({ params: { id: poll.id }, body: { archived: true } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: draft,
  },
  // Owner, hr and manager (B6-01, B6-05, A6-05).
  createPoll: {
    call: ({ workspace }) => ({
      body: {
        workspace_id: workspace.id,
        title: 'Новый опрос',
        type: 'PULSE',
        is_anonymous: true,
        allow_anonymous_link: true,
        questions: [{ text: 'Как дела?', order_index: 0, is_required: true }],
      },
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  getPoll: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  updatePoll: {
    call: ({ poll }) => ({
      params: { id: poll.id },
      body: {
        title: 'Другое название',
        questions: poll.questions.map(({ id, text }, index) => ({ id, text, order_index: index })),
      },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: draft,
  },
  duplicatePoll: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  deletePoll: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 403, 403, 204, 204, 404, 404),
    fresh: draft,
  },
  // Everybody takes polls (B6-03).
  getPollToTake: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  getTrend: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  // Whoever may open runs may have them opened by the clock.
  getSchedule: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  saveSchedule: {
    call: ({ poll }) => ({ params: { id: poll.id }, body: { cadence: 'weekly', weekday: 1, time: '10:00' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  deleteSchedule: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
  },
  previewSchedule: {
    call: ({ poll }) => ({ params: { id: poll.id }, body: { cadence: 'monthly', month_day: 1, time: '10:00' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  // A setting of the whole workspace: owner and manager.
  setQuestionLimit: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { question_limit: 30 } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  listFrames: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  createFrame: {
    call: ({ poll }) => ({ params: { id: poll.id }, body: { deadline: null } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  publishFrame: {
    call: ({ frame }) => ({ params: { id: frame.id }, body: { published: true } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: draft,
  },
  updateFrame: {
    call: ({ frame }) => ({ params: { id: frame.id }, body: { answer_limit: 100 } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: draft,
  },
  remindFrame: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
    fresh: unanswered,
  },
  renewLink: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: draft,
  },
  getPollTranslations: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  setPollLanguages: {
    call: ({ poll }) => ({ params: { id: poll.id }, body: { on_holes: 'own_language' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: translated,
  },
  addPollLanguage: {
    call: ({ poll }) => ({ params: { id: poll.id }, body: { language: 'tg' } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
    fresh: translated,
  },
  savePollTexts: {
    call: ({ poll }) => ({
      params: { id: poll.id, language: 'uz' },
      body: { version: 2, texts: [{ place: 'title', text: 'Puls' }] },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: translated,
  },
  removePollLanguage: {
    call: ({ poll }) => ({ params: { id: poll.id, language: 'uz' } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: translated,
  },
  listCodeSheets: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  makeCodeSheet: {
    call: ({ frame }) => ({ params: { id: frame.id }, body: { count: 2 } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  reprintCodeSheet: {
    call: ({ frame, codeSheet }) => ({ params: { id: frame.id, sheetId: codeSheet.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: printed,
  },
  revokeCodeSheet: {
    call: ({ frame, codeSheet }) => ({ params: { id: frame.id, sheetId: codeSheet.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: printed,
  },
  listKiosks: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  makeKiosk: {
    call: ({ frame }) => ({ params: { id: frame.id }, body: { name: 'Цех', pin: '1234' } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  endKiosk: {
    call: ({ frame, kiosk }) => ({ params: { id: frame.id, kioskId: kiosk.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: withKiosk,
  },
  listWaitingDialogues: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  listDialogues: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  answerDialogue: {
    call: ({ frame, dialogue }) => ({
      params: { id: frame.id, dialogueId: dialogue.id },
      body: { text: 'Расскажите подробнее' },
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  endDialogue: {
    call: ({ frame, dialogue }) => ({ params: { id: frame.id, dialogueId: dialogue.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: ({ owner, workspace }) => makeAnsweredPoll(owner, workspace),
  },
  deleteFrame: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: draft,
  },
  takePoll: {
    call: ({ frame, poll }) => ({
      params: { id: frame.id },
      body: { answers: answersTo(poll, ['7', 'Ничего', 'Команда']) },
    }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
    fresh: unanswered,
  },
  issuePollBallot: {
    call: ({ frame }) => ({ params: { id: frame.id }, body: { blinded: ANY_BLINDED, key: 0 } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
    fresh: withBallots,
  },
  reportPollBallot: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 204, 204, 204, 204, 404, 404),
  },
  // What was answered, for whoever reads it in any case.
  getFrameRecount: {
    call: ({ recorded }) => ({ params: { id: recorded.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getFrameTeams: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getSummary: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getFrameReport: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  saveFrameReport: {
    call: ({ frame }) => ({
      params: { id: frame.id },
      body: { intro: 'Спасибо за ответы', items: [], question_ids: [], published: false },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getResults: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  noteFrameFile: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
  },
  // Who is asked, and who has answered under their name: for those who read what they said.
  listParticipants: {
    call: ({ frame }) => ({ params: { id: frame.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  // About the caller themselves: what asks them, and what they have answered.
  listReports: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  getWaiting: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
};
