import type { RunReport as StoredReport, Reported } from './repositories/run-reports.ts';
import type { ResponseCounts } from './repositories/response-counts.ts';
import type { PublicReport, RunReport } from '#shared/models/run-report.ts';
import type { Question } from '#shared/models/question.ts';
import { choicesOf, isInWords, scoresOf } from '#shared/question-kinds/index.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import { enpsOf, figuresOf } from '#functions/surveys/shown-figures.ts';
import { enpsQuestion } from '#functions/surveys/outcome.ts';

/** What may be told of a run in its report, of a poll or of a survey alike. */
export interface Reportable extends Reported {
  readonly title: string;
  readonly workspaceName: string;
  readonly isAnonymous: boolean;
  readonly from: string;
  readonly to: string | null;
  /** Whether nobody can answer any more, so that what is told does not change. */
  readonly isOver: boolean;
  /** Names this closing of a run that shows each answer at once, and may be opened again; null of any other. */
  readonly closing: string | null;
  readonly smallestGroup: number;
  readonly questions: readonly Question[];
  /** Of the answers that are shown. */
  readonly counts: ResponseCounts;
  /** How many people were asked; null where nobody knows. */
  readonly asked: number | null;
}
type Content = Pick<StoredReport, 'intro' | 'items' | 'questionIds' | 'closing'>;

const NOTHING_YET: StoredReport = {
  intro: '',
  items: [],
  questionIds: [],
  published: false,
  publishedAt: null,
  link: null,
  closing: null,
  version: 0,
};

/** A report in the words of the API; null where nobody has written any. */
export function presentReport(told: Reportable, report: StoredReport | null): RunReport {
  const { published, publishedAt, link, version, ...content } = report ?? NOTHING_YET;
  const choices = tellable(told, content);
  return {
    intro: content.intro,
    items: content.items,
    question_ids: [...content.questionIds],
    published,
    published_at: publishedAt,
    link,
    version,
    choices: told.isOver ? choices.filter(({ figures }) => figures !== null) : choices,
    preview: pageOf(told, content, choices),
  };
}

/** The page of a report: what is told of answers is what their results tell, once there is an end of them. */
function pageOf(told: Reportable, content: Content, choices: RunReport['choices']): PublicReport {
  const { responses } = told.counts;
  const shown = choices.filter((choice) => content.questionIds.includes(choice.question_id));
  return {
    title: told.title,
    workspace_name: told.workspaceName,
    responses,
    people_asked: told.asked === null ? null : Math.max(told.asked, responses),
    from: told.from,
    to: told.to,
    anonymous: told.isAnonymous,
    intro: content.intro,
    items: content.items,
    questions: shown.flatMap(({ figures }) => figures ?? []),
  };
}

/**
 * The questions that have figures. None of one that too few have answered; none of a run that shows each answer at once
 * and was opened again after its page had told of it: two pages would tell what was answered in between.
 */
function tellable(told: Reportable, { closing }: Pick<Content, 'closing'>): RunReport['choices'] {
  const { questions, counts, asked, smallestGroup } = told;
  const settled = { questions, smallestGroup, isAnonymous: told.isAnonymous, status: 'COMPLETED' } as const;
  const figures = figuresOf(settled, counts, asked);
  const enps = enpsOf(settled, counts, asked);
  const enpsPlace = enpsQuestion(questions);
  const mayTell = told.isOver && (closing === null || closing === told.closing);
  return questions.flatMap((question, place): RunReport['choices'] => {
    if (isInWords(question)) return [];
    const { id: question_id, text } = question;
    const { answered, counts: given, mean } = figures[place]!;
    if (!mayTell || given === null) return [{ question_id, text, figures: null }];
    const numbers = scoresOf(question);
    const shown = {
      text,
      direction: surveyDirection(question),
      answered,
      mean: mean && numbers && { ...mean, max: numbers.at(-1)! },
      enps: enps && place === enpsPlace ? { score: enps.score, low: enps.low, high: enps.high } : null,
      options: choicesOf(question, given),
    };
    return [{ question_id, text, figures: shown }];
  });
}
