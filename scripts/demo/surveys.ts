import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { secondsOf, storedAnswers } from '#functions/runs/submission.ts';
import { submitByBallot } from '#functions/runs/submit.ts';
import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import { createSurvey } from '#functions/surveys/operations/create-survey.ts';
import { repeatSurvey } from '#functions/surveys/operations/repeat-survey.ts';
import { respondToSurvey } from '#functions/surveys/operations/respond-to-survey.ts';
import { saveSurveyReport } from '#functions/surveys/operations/save-survey-report.ts';
import { updateSurvey } from '#functions/surveys/operations/update-survey.ts';
import { NewSurvey, SurveyChange } from '#shared/models/survey.ts';
import { ballotBox } from './ballots.ts';
import { contextOf, contextThen, membersAt, type Company, type DemoMember } from './company.ts';
import { addDays, addHours, atHour } from './days.ts';
import { momentOf } from './history.ts';
import { learningAnswers, placeAnswers, submissionOf, workAnswers, type SurveyAnswers } from './survey-answers.ts';
import { surveysOf, type Content } from './survey-questions.ts';
import { GivenReport } from '#shared/models/run-report.ts';
import { readyQuestion } from '#shared/rules/ready-questions.ts';
import { HR_ROLE } from '#shared/rules/roles.ts';
import type { Language } from '#shared/rules/languages.ts';
import { HOUR_SECONDS } from '#shared/rules/durations.ts';

/** Days ago how work goes was asked, and then asked again. */
const FIRST_DAYS_AGO = 96;
const AGAIN_DAYS_AGO = 13;
const WORK_DAYS = 6;
/** Days ago the team was told what became of the first one. */
const TOLD_DAYS_AGO = 75;
/** Whose results the team was shown. */
const TOLD = ['recommend', 'enoughTime', 'restAfterWork'] as const;
/** The share of those asked who did not answer. */
const FIRST_SILENT = 0.1;
const AGAIN_SILENT = 0.06;
/** Days ago the place of work was asked about, and then again, when there was a kitchen. */
const PLACE_DAYS_AGO = 190;
const PLACE_AGAIN_DAYS_AGO = 40;
const PLACE_SILENT = 0.12;
const LEARNING_DAYS_AGO = 3;
const LEARNING_SILENT = 0.4;
const LEARNING_OPEN_DAYS = 5;
const CRM_DAYS_AGO = 1;
const CRM_OPEN_DAYS = 4;
const CRM_ASKED = 12;
const LAST_RESORT_MILLISECONDS = 120_000;
const PAUSE_MILLISECONDS = 100;

/** When a survey is opened, what is answered, and which share of those asked is silent. */
interface Time {
  readonly opened: Date;
  readonly answers: SurveyAnswers;
  readonly silent: number;
}

/** A survey that is open without names, and whom it asks. */
export interface OpenSurvey {
  readonly survey: Survey;
  readonly asked: readonly DemoMember[];
}

/** What is still to be done with surveys. */
export interface DemoSurveys {
  readonly crm: OpenSurvey;
  /** Tells the team what became of the first survey, when the product has compared its respondents. */
  readonly tellTeam: () => Promise<void>;
}

/** The surveys of the company, as the product's own operations write them at the moments at which it all happened. */
export async function writeSurveys(company: Company): Promise<DemoSurveys> {
  const { repos, texts, workspaceId, members, today } = company;
  const contents = surveysOf(texts);
  const author = members.find(({ role }) => role === HR_ROLE)!;
  const ago = (days: number, hour: number): Date => atHour(addDays(today, -days), hour);
  const hence = (days: number): string => atHour(addDays(today, days), 18).toISOString();
  const memberAt = (date: Date) => membersAt(company, date);
  const at = (now: Date) => contextThen(company, author, now);
  const [crm, first] = await Promise.all([askCrm(), askWork(), askPlace(), askLearning(), prepareNewcomers()]);
  return { crm, tellTeam: () => tellTeam(first, ago(TOLD_DAYS_AGO, 15)) };

  /** What was said in a survey and what became of it, once its respondents were compared. */
  async function tellTeam(survey: Survey, now: Date): Promise<void> {
    for (const last = Date.now() + LAST_RESORT_MILLISECONDS; ; await setTimeout(PAUSE_MILLISECONDS)) {
      if ((await repos.results.breakdown(survey.id)) !== undefined) break;
      if (Date.now() > last) throw new Error(`The respondents of «${survey.title}» were not compared`);
    }
    const { intro, items } = texts.surveys.report;
    const told = TOLD.map((name) => readyQuestion(name).text);
    const shown = survey.questions.filter(({ text }) => told.includes(text));
    const body = z.parse(GivenReport, {
      intro,
      items: items.map((item) => ({ ...item })),
      question_ids: shown.map(({ id }) => id),
      published: true,
    });
    await saveSurveyReport({ ...at(now), survey }, { params: { id: survey.id }, query: undefined, body });
  }

  /** Asked in the summer, and again when something was done about it. */
  async function askWork(): Promise<Survey> {
    const [opened, again] = [ago(FIRST_DAYS_AGO, 10), ago(AGAIN_DAYS_AGO, 10)];
    return askTwice(contents.work, [
      { opened, answers: workAnswers(opened, today, texts), silent: FIRST_SILENT },
      { opened: again, answers: workAnswers(again, today, texts), silent: AGAIN_SILENT },
    ]);
  }

  async function askPlace(): Promise<void> {
    const [opened, again] = [ago(PLACE_DAYS_AGO, 12), ago(PLACE_AGAIN_DAYS_AGO, 12)];
    await askTwice(contents.place, [
      { opened, answers: placeAnswers(opened, false, texts), silent: PLACE_SILENT },
      { opened: again, answers: placeAnswers(again, true, texts), silent: PLACE_SILENT },
    ]);
  }

  /** The same questions at two moments; the survey of the first. */
  async function askTwice(content: Content, [once, again]: readonly [Time, Time]): Promise<Survey> {
    const title = ({ opened }: Time) => titleOf(content.title, opened, texts.language);
    const before = await run(await create({ ...content, title: title(once) }, once.opened), once);
    const params = { id: before.id };
    const draft = await repeatSurvey(
      { ...at(again.opened), survey: before },
      { params, query: undefined, body: undefined },
    );
    await run(await change(await stored(draft), { title: title(again) }, again.opened), again);
    return before;
  }

  /** From opening to completion. */
  async function run(survey: Survey, { opened, answers, silent }: Time): Promise<Survey> {
    const open = await change(survey, { status: 'PUBLISHED' }, opened);
    const end = atHour(addDays(opened, WORK_DAYS), 18);
    await answer(open, answers, silent, [opened, end]);
    return change(open, { status: 'COMPLETED' }, end);
  }

  async function askLearning(): Promise<void> {
    const opened = ago(LEARNING_DAYS_AGO, 11);
    const draft = await create({ ...contents.learning, deadline: hence(LEARNING_OPEN_DAYS) }, opened);
    const open = await change(draft, { status: 'PUBLISHED' }, opened);
    await answer(open, learningAnswers(LEARNING_DAYS_AGO, opened, texts), LEARNING_SILENT, [opened, today]);
  }

  /** Those who work with clients; they answer over the API, today. */
  async function askCrm(): Promise<OpenSurvey> {
    const opened = ago(CRM_DAYS_AGO, 12);
    const clients = (who: DemoMember): boolean => who.department === 'sales' || who.department === 'support';
    const asked = memberAt(opened)
      .toSorted((a, b) => Number(clients(b)) - Number(clients(a)))
      .slice(0, CRM_ASKED);
    const selected = asked.map(({ userId }) => userId);
    const content = { ...contents.crm, selected_users: selected, deadline: hence(CRM_OPEN_DAYS) };
    return { survey: await change(await create(content, opened), { status: 'PUBLISHED' }, opened), asked };
  }

  async function prepareNewcomers(): Promise<void> {
    await create(contents.newcomers, ago(CRM_DAYS_AGO, 16));
  }

  /** Those who were there then answer between two moments, but for some; who can be logged in as has still to, today. */
  async function answer(survey: Survey, { random, of }: SurveyAnswers, silent: number, [from, to]: [Date, Date]) {
    const there = random.shuffled(memberAt(from).filter(({ isAccount }) => to < today || !isAccount));
    const took = there.slice(Math.ceil(there.length * silent));
    const said = took.map((who) => submissionOf(survey.questions, of(who), random));
    const asked = (await repos.runs.findConsistent(survey.id))!;
    const box = asked.ballots && (await ballotBox(company, { ...asked, ballots: asked.ballots }));
    await Promise.all(
      took.map(async (who, index) => {
        const now = momentOf(index, took.length, from, to);
        const body = {
          ...said[index]!,
          started_at: addHours(now, -said[index]!.time_spent / HOUR_SECONDS).toISOString(),
        };
        if (box) {
          const answers = storedAnswers(asked.questions, body.answers);
          return submitByBallot(asked, { answers, seconds: secondsOf(body) }, box.used(who), { repos, now });
        }
        const params = { id: survey.id };
        await respondToSurvey({ ...contextOf(company, who, now), survey }, { params, query: undefined, body });
      }),
    );
    await box?.issue(took.length);
  }

  async function create(content: Content, now: Date): Promise<Survey> {
    const body = z.parse(NewSurvey, content);
    return stored(await createSurvey(at(now), { params: { id: workspaceId }, query: undefined, body }));
  }

  async function change(survey: Survey, changes: z.input<typeof SurveyChange>, now: Date): Promise<Survey> {
    const body = z.parse(SurveyChange, changes);
    return stored(await updateSurvey({ ...at(now), survey }, { params: { id: survey.id }, query: undefined, body }));
  }

  async function stored({ id, created_at: createdAt }: { id: string; created_at: string }): Promise<Survey> {
    return (await repos.surveys.findConsistent({ workspaceId, id, createdAt }))!;
  }
}

/** A title with the month in which it was asked. */
function titleOf(title: string, date: Date, language: Language): string {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'Europe/Moscow' }).format(date);
  return `${title}: ${month}`;
}
