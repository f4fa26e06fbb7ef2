import { ANSWER_MAX_LENGTH, MAX_QUESTIONS } from '#shared/models/answers.ts';
import type { NewPastImport, PastRun } from '#shared/models/past-import.ts';
import { PAST_ANSWERS_MAX, PAST_BYTES_MAX, PAST_RUNS_MAX } from '#shared/rules/past-import.ts';
import { readScaleAnswer } from '#shared/rules/scales.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { pastText } from '#text/asking/past.ts';
import { cut, type Brought, type BroughtCounts, type BroughtQuestion, type Note } from './brought.ts';

/** How answers are put together into runs. */
export type Division = 'one' | 'months' | 'quarters';

/** What whoever brings a file has said of it. */
export interface PastChoice {
  readonly division: Division;
  /** Where the answers have no dates: the day of all of them. */
  readonly day: string | null;
  /** Which question, of those that a poll asks, is that of eNPS; null for none. */
  readonly enps: number | null;
  readonly today: string;
}

/** What is sent, beside the file and the title, or why nothing can be. */
export type Past =
  | {
      readonly body: Pick<NewPastImport, 'type' | 'questions' | 'runs'>;
      readonly few: number;
      readonly notes: readonly Note[];
      readonly problem: null;
    }
  | { readonly problem: string };

/** A question as a poll asks it, and where among the answers of the source it is. */
export interface PollQuestion {
  readonly text: string;
  readonly required: boolean;
  readonly scale: BroughtQuestion['scale'];
  readonly from: number;
  /** Of statements, which of them. */
  readonly statement: number | null;
}

/** The questions of a poll: statements each by itself, choices in words. */
export function pollQuestions({ questions }: Pick<Brought, 'questions'>): readonly PollQuestion[] {
  return questions.flatMap(({ kind, text, required, scale, options }, from): PollQuestion[] => {
    if (kind !== 'MATRIX') return [{ text, required, scale: kind === 'RATING' ? scale : null, from, statement: null }];
    return options.map((option, statement) => ({
      text: cut(`${text}: ${option}`, 1000),
      required: false,
      scale,
      from,
      statement,
    }));
  });
}

/** Which of them is likely that of eNPS: the first on a scale 0–10. */
export function likelyEnps(questions: readonly PollQuestion[]): number | null {
  const at = questions.findIndex(({ scale }) => scale === '0-10');
  return at < 0 ? null : at;
}

/** A poll with its runs, as the server takes it. */
export function toPast(brought: Brought, { division, day, enps, today }: PastChoice): Past {
  const all = pollQuestions(brought);
  const first = enps === null ? null : all[enps];
  const ordered = first ? [first, ...all.filter((one) => one !== first)] : all;
  const questions = ordered.slice(0, MAX_QUESTIONS);
  const notes: Note[] = [];
  const lost = (what: string, why: string) => notes.push({ is: 'lost', what, why });
  for (const { text } of ordered.slice(MAX_QUESTIONS)) lost(text, pastText.why.tooMany(MAX_QUESTIONS));
  const runs =
    brought.counts.length > 0
      ? countRuns(brought.counts, today, lost)
      : answerRuns(brought, questions, { division, day, today }, lost);
  if (runs.length === 0) return { problem: pastText.file.noRuns };
  if (runs.length > PAST_RUNS_MAX) return { problem: pastText.file.tooManyRuns(PAST_RUNS_MAX) };
  const sizes = runs.map((run) =>
    'answers' in run ? run.answers.length : run.counts.promoters + run.counts.passives + run.counts.critics,
  );
  if (brought.counts.length === 0 && sizes.reduce((sum, one) => sum + one, 0) > PAST_ANSWERS_MAX) {
    return { problem: pastText.file.tooManyAnswers(PAST_ANSWERS_MAX) };
  }
  const body = {
    type: enps === null ? ('PULSE' as const) : ('ENPS' as const),
    questions: questions.map(({ text, required, scale }, at) => ({
      text,
      order_index: at,
      is_required: required,
      scale,
      direction: scale === '0-10' && at === 0 && enps !== null ? ('higher_is_better' as const) : null,
    })),
    runs: [...runs],
  };
  // The file's name and the title stand beside it.
  if (new TextEncoder().encode(JSON.stringify(body)).length > PAST_BYTES_MAX - 4096)
    return { problem: pastText.file.tooLongAll };
  return { body, few: sizes.filter((one) => one < SMALLEST_GROUP).length, notes, problem: null };
}

type Lose = (what: string, why: string) => void;

function answerRuns(
  { people }: Brought,
  questions: readonly PollQuestion[],
  { division, day, today }: Omit<PastChoice, 'enps'>,
  lost: Lose,
): readonly PastRun[] {
  const dated = people.map((person) => ({ ...person, day: person.day ?? day }));
  const without = dated.filter((person) => person.day === null).length;
  if (without > 0) lost(pastText.dates, pastText.why.noDay(without));
  const future = dated.filter((person) => person.day !== null && person.day > today).length;
  if (future > 0) lost(pastText.dates, pastText.why.future(future));
  const offScale = questions.map(() => 0);
  const byPart = new Map<string, { days: string[]; answers: (string | null)[][] }>();
  for (const person of dated) {
    if (person.day === null || person.day > today) continue;
    const answers = questions.map((question, at) => {
      const said = person.answers[question.from] ?? [];
      const text = (question.statement === null ? said.join('; ') : (said[question.statement] ?? '')).trim();
      if (text === '') return null;
      if (question.scale === null) return cut(text, ANSWER_MAX_LENGTH);
      const number = readScaleAnswer(text, question.scale);
      if (number === null) offScale[at]!++;
      return number === null ? null : String(number);
    });
    if (answers.every((answer) => answer === null)) continue;
    const part = partOf(person.day, division);
    const known = byPart.get(part) ?? { days: [], answers: [] };
    known.days.push(person.day);
    known.answers.push(answers);
    byPart.set(part, known);
  }
  for (const [at, many] of offScale.entries()) if (many > 0) lost(questions[at]!.text, pastText.why.outOfScale(many));
  return (
    [...byPart]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      // The day by which half of them had answered.
      .map(([, { days, answers }]) => ({ day: days.toSorted()[Math.floor(days.length / 2)]!, answers }))
  );
}

function partOf(day: string, division: Division): string {
  if (division === 'one') return '';
  if (division === 'months') return day.slice(0, 7);
  return `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

function countRuns(counts: readonly BroughtCounts[], today: string, lost: Lose): readonly PastRun[] {
  const days = [...new Set(counts.map(({ day }) => day))].toSorted();
  return days.flatMap((day): PastRun[] => {
    if (day > today) {
      lost(day, pastText.why.future(1));
      return [];
    }
    const of = counts.filter((one) => one.day === day);
    const teams = of.flatMap(({ team, promoters, passives, critics }) =>
      team === null ? [] : [{ team, promoters, passives, critics }],
    );
    const total = of.find(({ team }) => team === null);
    if (total === undefined) lost(pastText.dates, pastText.why.teamsOnly(day));
    const sum = (name: 'promoters' | 'passives' | 'critics') => teams.reduce((all, team) => all + team[name], 0);
    const { promoters, passives, critics } = total ?? {
      promoters: sum('promoters'),
      passives: sum('passives'),
      critics: sum('critics'),
    };
    return [{ day, counts: { promoters, passives, critics }, teams }];
  });
}
