import * as z from 'zod/mini';
import { MAX_QUESTIONS, PollType, Question, SessionId, SubmittedAnswers, together } from './answers.ts';
import { GivenInstant, Id, Instant, line, titleLine } from './common.ts';

export const POLL_TITLE_MAX_LENGTH = 200;
export const QUESTION_TEXT_MAX_LENGTH = 1000;
/** The most answers a public link can be bounded to. */
export const ANSWER_LIMIT_MAX = 100_000;
/** Of all questions of a poll together: it is copied into every run and read by every respondent. */
export const QUESTIONS_MAX_LENGTH = 20_000;

const QUESTION = {
  text: line(QUESTION_TEXT_MAX_LENGTH, 'Введите текст вопроса', 'Вопрос не длиннее 1000 символов'),
  order_index: z
    .int({ error: 'Порядок вопроса — целое число' })
    .check(z.nonnegative({ error: 'Порядок вопросов считается с нуля' })),
  is_required: z._default(z.boolean(), true),
};
export const NewQuestion = z.strictObject(QUESTION);
/** A question of a poll that is being changed: with its id it stays the same question, without one it is new. */
export const ChangedQuestion = z.strictObject({ id: z.optional(Id), ...QUESTION });

/** All questions of a poll as they are sent. */
function questionsOf<T extends { text: string }>(question: z.ZodMiniType<T>) {
  return z.array(question, { error: 'Добавьте вопросы' }).check(
    z.minLength(1, { error: 'Добавьте хотя бы один вопрос' }),
    z.maxLength(MAX_QUESTIONS, { error: 'Не больше 100 вопросов в опросе' }),
    together(({ text }) => text, QUESTIONS_MAX_LENGTH, 'Все вопросы вместе — не длиннее 20 000 символов'),
  );
}

export const Poll = z.object({
  id: Id,
  workspace_id: Id,
  title: z.string(),
  type: PollType,
  is_anonymous: z.boolean(),
  allow_anonymous_link: z.boolean(),
  questions: z.array(Question),
  created_at: Instant,
  updated_at: Instant,
  /** Grows with every change; sent back with one, it makes sure that nothing of somebody else is overwritten. */
  version: z.int(),
});
export type Poll = z.infer<typeof Poll>;

/** What all polls of a workspace come to. */
export const PollTotals = z.object({ polls: z.int(), enps: z.int(), pulse: z.int(), questions: z.int() });
export type PollTotals = z.infer<typeof PollTotals>;

export const NewPoll = z.strictObject({
  workspace_id: Id,
  title: titleLine(POLL_TITLE_MAX_LENGTH, 'Введите название опроса', 'Название не длиннее 200 символов'),
  type: z._default(PollType, 'ENPS'),
  is_anonymous: z._default(z.boolean(), false),
  allow_anonymous_link: z._default(z.boolean(), false),
  questions: questionsOf(NewQuestion),
});

/** What changes in a poll; what is left out stays. Runs that were opened keep the questions they were opened with. */
export const PollChange = z.strictObject({
  title: z.optional(titleLine(POLL_TITLE_MAX_LENGTH, 'Введите название опроса', 'Название не длиннее 200 символов')),
  type: z.optional(PollType),
  is_anonymous: z.optional(z.boolean()),
  allow_anonymous_link: z.optional(z.boolean()),
  questions: z.optional(questionsOf(ChangedQuestion)),
  /** The version the change was made from; left out, the newest is changed. */
  version: z.optional(z.int({ error: 'Версия опроса — целое число' })),
});

/** One run of a poll. `public_token` is null while the poll does not allow public links. */
export const Frame = z.object({
  id: Id,
  poll_id: Id,
  created_at: Instant,
  deadline: z.nullable(Instant),
  published: z.boolean(),
  public_token: z.nullable(z.string()),
  /** As it was when the run was first opened; as the poll says while it never was. */
  is_anonymous: z.boolean(),
  /** Whether the run was ever opened: from then on its questions do not change. */
  was_opened: z.boolean(),
  /** How many respondents the public link takes; null for any number. */
  answer_limit: z.nullable(z.int()),
});
export type Frame = z.infer<typeof Frame>;

/** No body makes a run without a deadline. */
export const NewFrame = z.prefault(z.strictObject({ deadline: z._default(z.nullable(GivenInstant), null) }), {});
/** What changes in a run; what is left out stays. */
export const FrameChange = z.strictObject({
  deadline: z.optional(z.nullable(GivenInstant)),
  answer_limit: z.optional(
    z.nullable(
      z
        .int({ error: 'Предел ответов — целое число' })
        .check(
          z.minimum(1, { error: 'Предел — не меньше одного ответа' }),
          z.maximum(ANSWER_LIMIT_MAX, { error: 'Предел — не больше 100 000 ответов' }),
        ),
    ),
  ),
});
export const Publication = z.strictObject({ published: z.boolean({ error: 'Укажите, опубликовать ли запуск' }) });

/** One answer to one question as results show it; an anonymous one carries an alias instead of a person. */
export const AnswerRecord = z.object({
  user_id: z.nullable(Id),
  anonymous_session_id: z.nullable(z.string()),
  question_id: Id,
  content: z.string(),
  created_at: Instant,
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Of the poll what its results show, as it was when the run was opened. */
const ResultsPoll = z.object({ id: Id, title: z.string(), type: PollType, is_anonymous: z.boolean() });

export const FrameResults = z.object({
  poll: ResultsPoll,
  frame: Frame,
  questions: z.array(Question),
  by_question: z.record(z.string(), z.array(AnswerRecord)),
  next_cursor: z.nullable(z.string()),
});
export type FrameResults = z.infer<typeof FrameResults>;

/** How the answers to one question are spread; counted as they come in, a few seconds late. */
export const QuestionFigures = z.object({
  question_id: Id,
  /** How many answered it. */
  answered: z.int(),
  /** How many gave 0, 1, … 10; null when nobody answered with such a number. */
  scores: z.nullable(z.array(z.int())),
  /** Short answers by how often they were given, the most frequent first. */
  values: z.array(z.object({ text: z.string(), count: z.int() })),
  /** Answers that are in neither list: long ones, and short ones beyond those that are counted. */
  other: z.int(),
});
export type QuestionFigures = z.infer<typeof QuestionFigures>;

/** eNPS in points, −100…100, with its 95 % interval. */
export const EnpsFigure = z.object({
  score: z.number(),
  low: z.number(),
  high: z.number(),
  promoters: z.int(),
  passives: z.int(),
  detractors: z.int(),
  total: z.int(),
});

/** One run at a glance: as quick for a hundred thousand answers as for ten. */
export const FrameSummary = z.object({
  poll: ResultsPoll,
  frame: Frame,
  questions: z.array(Question),
  /** All respondents, members and by link. */
  responses: z.int(),
  /** Members among them: how many, never who. */
  members_answered: z.int(),
  /** People in the workspace now. */
  invited: z.int(),
  by_question: z.array(QuestionFigures),
  enps: z.nullable(EnpsFigure),
});
export type FrameSummary = z.infer<typeof FrameSummary>;

/** One run in the comparison of runs. */
export const RunFigures = z.object({
  frame: Frame,
  responses: z.int(),
  enps: z.nullable(EnpsFigure),
  /** Under the text that this run asked. `mean` is of the numbers 0–10; null when there were none. */
  questions: z.array(z.object({ id: Id, text: z.string(), answered: z.int(), mean: z.nullable(z.number()) })),
});
export type RunFigures = z.infer<typeof RunFigures>;

/** What a member needs to answer: the newest open run of a poll and what they have already said in it. */
export const PollToTake = z.object({
  poll: z.object({
    id: Id,
    title: z.string(),
    type: PollType,
    is_anonymous: z.boolean(),
    workspace_name: z.string(),
  }),
  /** Null when no run is open. */
  frame: z.nullable(z.object({ id: Id, deadline: z.nullable(Instant) })),
  questions: z.array(Question),
  /** Whether this member has answered the run. */
  answered: z.boolean(),
  /** Their answers; null in an anonymous run, where nobody can find them, and while there are none. */
  answers: z.nullable(z.array(z.object({ question_id: Id, content: z.string() }))),
});
export type PollToTake = z.infer<typeof PollToTake>;

/** A member's answers; `anonymous_session_id` counts in anonymous runs only, and lets them change what they said. */
export const MemberAnswers = z.strictObject({
  answers: SubmittedAnswers,
  anonymous_session_id: z.optional(z.nullable(SessionId)),
});
/** The session under which an anonymous answer can be changed; null in a run with names. */
export const TakenByMember = z.object({ anonymous_session_id: z.nullable(Id) });
