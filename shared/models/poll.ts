import * as z from 'zod/mini';
import { Id, Instant, line } from './common.ts';

export const POLL_TYPES = ['ENPS', 'PULSE'] as const;
export const POLL_TITLE_MAX_LENGTH = 200;
export const QUESTION_TEXT_MAX_LENGTH = 1000;
export const MAX_QUESTIONS = 100;
export const ANSWER_MAX_LENGTH = 5000;
/** Of all questions of a poll together: it is copied into every run and read by every respondent. */
export const QUESTIONS_MAX_LENGTH = 20_000;
/** Of all answers of a respondent together: they lie in one item. */
export const ANSWERS_MAX_LENGTH = 20_000;

/** That texts, each within its own limit, are not too long together. */
function together<T>(textOf: (one: T) => string, max: number, error: string) {
  return z.refine<T[]>((all) => all.reduce((sum, one) => sum + textOf(one).length, 0) <= max, { error });
}

export const PollType = z.enum(POLL_TYPES, { error: 'Неизвестный тип опроса' });
export type PollType = z.infer<typeof PollType>;

/** A question of a poll; `order_index` counts from 0. */
export const Question = z.object({
  id: Id,
  text: z.string(),
  order_index: z.int(),
  is_required: z.boolean(),
});
export type Question = z.infer<typeof Question>;

export const NewQuestion = z.strictObject({
  text: line(QUESTION_TEXT_MAX_LENGTH, 'Введите текст вопроса', 'Вопрос не длиннее 1000 символов'),
  order_index: z
    .int({ error: 'Порядок вопроса — целое число' })
    .check(z.nonnegative({ error: 'Порядок вопросов считается с нуля' })),
  is_required: z._default(z.boolean(), true),
});

export const Poll = z.object({
  id: Id,
  workspace_id: Id,
  title: z.string(),
  type: PollType,
  is_anonymous: z.boolean(),
  allow_anonymous_link: z.boolean(),
  questions: z.array(Question),
  created_at: Instant,
});
export type Poll = z.infer<typeof Poll>;

export const NewPoll = z.strictObject({
  workspace_id: Id,
  title: line(POLL_TITLE_MAX_LENGTH, 'Введите название опроса', 'Название не длиннее 200 символов'),
  type: z._default(PollType, 'ENPS'),
  is_anonymous: z._default(z.boolean(), false),
  allow_anonymous_link: z._default(z.boolean(), false),
  questions: z.array(NewQuestion, { error: 'Добавьте вопросы' }).check(
    z.minLength(1, { error: 'Добавьте хотя бы один вопрос' }),
    z.maxLength(MAX_QUESTIONS, { error: 'Не больше 100 вопросов в опросе' }),
    together(({ text }) => text, QUESTIONS_MAX_LENGTH, 'Все вопросы вместе — не длиннее 20 000 символов'),
  ),
});

/** One run of a poll. `public_token` is null while the poll does not allow public links. */
export const Frame = z.object({
  id: Id,
  poll_id: Id,
  created_at: Instant,
  deadline: z.nullable(Instant),
  published: z.boolean(),
  public_token: z.nullable(z.string()),
});
export type Frame = z.infer<typeof Frame>;

export const NewFrame = z.strictObject({ deadline: z._default(z.nullable(Instant), null) });
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

export const FrameResults = z.object({
  poll: z.object({ id: Id, title: z.string(), type: PollType, is_anonymous: z.boolean() }),
  frame: Frame,
  questions: z.array(Question),
  by_question: z.record(z.string(), z.array(AnswerRecord)),
  next_cursor: z.nullable(z.string()),
});
export type FrameResults = z.infer<typeof FrameResults>;

export const SubmittedAnswers = z
  .array(
    z.strictObject({
      question_id: Id,
      content: z
        .string({ error: 'Ответ — это текст' })
        .check(z.trim(), z.maxLength(ANSWER_MAX_LENGTH, { error: 'Ответ не длиннее 5000 символов' })),
    }),
    { error: 'Нет ответов' },
  )
  .check(
    z.maxLength(MAX_QUESTIONS, { error: 'Ответов больше, чем вопросов в опросе' }),
    together(({ content }) => content, ANSWERS_MAX_LENGTH, 'Все ответы вместе — не длиннее 20 000 символов'),
  );
export type SubmittedAnswers = z.infer<typeof SubmittedAnswers>;

/** What a respondent without an account sees: an allow-list, nothing else of the poll leaves. */
export const PublicPoll = z.object({
  id: Id,
  title: z.string(),
  type: PollType,
  is_anonymous: z.boolean(),
  workspace_name: z.string(),
  deadline: z.nullable(Instant),
  questions: z.array(Question),
});
export type PublicPoll = z.infer<typeof PublicPoll>;

export const PublicAnswers = z.strictObject({
  answers: SubmittedAnswers,
  anonymous_session_id: z.optional(z.nullable(Id)),
});
export const AnonymousSession = z.object({ anonymous_session_id: Id });
