import { Fragment, memo } from 'react';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyQuestionFigures, SurveyResults } from '#shared/models/survey-results.ts';
import { isRecommendation, judgedBy, surveyDirection } from '#shared/rules/direction.ts';
import { share, tenth } from '#shared/rules/figures.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { scoresFinding, valuesFinding } from '#web/lib/question-finding.ts';
import { figuresText } from '#web/text/figures.ts';
import { Card } from '#web/ui/card.tsx';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { ScoreBars, ValueBars } from '#web/ui/figures/bars.tsx';
import { EnpsCard } from '#web/ui/figures/enps-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { silenceOf } from '../lib/silence.ts';
import { askedIn, silentMean } from '../lib/silent-note.ts';
import { surveyResultsText } from '../text.ts';
import styles from './question-figures.module.css';

const text = surveyResultsText.question;

/** Question by question, how it was answered; texts are read further below. */
export const QuestionCards = memo(function QuestionCards({ results }: { readonly results: SurveyResults }) {
  const { survey, questions, enps } = results;
  const figures = new Map(questions.map((one) => [one.question_id, one]));
  const told = survey.questions.filter(isCounted);
  const enpsId = enps === null ? null : told.find(isRecommendation)?.id;
  return (
    <div className={styles.cards}>
      {told.map((question, place) => {
        const begins = question.section !== null && question.section !== told[place - 1]?.section;
        const isEnps = question.id === enpsId;
        return (
          <Fragment key={question.id}>
            {begins && <h2 className={styles.section}>{question.section}</h2>}
            {enps && isEnps && <EnpsCard enps={enps} asked={askedIn(results, question)} />}
            <QuestionCard
              results={results}
              question={question}
              figures={figures.get(question.id)}
              nothing={text.nothing[silenceOf(results, question)](survey.smallest_group)}
              isEnps={isEnps}
            />
          </Fragment>
        );
      })}
    </div>
  );
});

/** Whether the answers to a question are counted, not read. */
export function isCounted({ type }: SurveyQuestion): boolean {
  return type !== 'TEXT' && type !== 'TEXTAREA';
}

interface QuestionCardProps {
  readonly results: SurveyResults;
  readonly question: SurveyQuestion;
  readonly figures: SurveyQuestionFigures | undefined;
  /** What is said where nothing is shown. */
  readonly nothing: string;
  readonly isEnps: boolean;
}

function QuestionCard({ results, question, figures, nothing, isEnps }: QuestionCardProps) {
  const counts = figures?.counts ?? null;
  if (!figures || counts === null || figures.answered === 0) {
    return (
      <Card title={question.text}>
        <p className={styles.note}>{nothing}</p>
      </Card>
    );
  }
  const notes = [
    ...(question.show_if === null ? [] : [text.notAsked]),
    ...(question.type === 'CHECKBOX' ? [text.several] : []),
  ];
  const shared = { question, figures, counts };
  // Beside the eNPS of the same answers it is told already.
  const silent = isEnps ? null : silentMean(question, counts, results);
  return question.type === 'RATING' ? (
    <Scores {...shared} isEnps={isEnps} notes={silent === null ? notes : [silent, ...notes]} />
  ) : (
    <Options {...shared} notes={notes} />
  );
}

interface AnsweredProps {
  readonly question: SurveyQuestion;
  readonly figures: SurveyQuestionFigures;
  readonly counts: readonly number[];
  readonly notes: readonly string[];
}

function Scores({ question, figures, counts, isEnps, notes }: AnsweredProps & { readonly isEnps: boolean }) {
  const { answered: n, mean, favourable } = figures;
  const scale = question.scale ?? '1-5';
  const direction = judgedBy(surveyDirection(question));
  const numbers = numbersOf(scale);
  const { percent } = surveyResultsText.facts;
  const said = [
    ...(direction === 'lower_is_better' ? [text.lowerIsBetter] : []),
    ...(direction && favourable
      ? [
          text.favourable(
            text.favourableOf[direction][scale],
            percent(favourable.value),
            percent(favourable.low),
            percent(favourable.high),
          ),
        ]
      : []),
    ...notes,
  ];
  return (
    <ChartCard
      title={question.text}
      lead={[
        scoresFinding(counts, numbers[0]),
        ...(mean ? [text.mean(tenth(mean.value), tenth(mean.low), tenth(mean.high))] : []),
      ].join('. ')}
      what={question.text}
      note={figuresText.enps.scores(n)}
      chart={<ScoreBars numbers={numbers} counts={counts} n={n} groups={isEnps} />}
      table={
        <AnswersTable
          caption={question.text}
          first={text.score}
          n={n}
          rows={numbers.map((number, index) => [String(number), counts[index] ?? 0])}
        />
      }
    >
      <Notes notes={said} />
    </ChartCard>
  );
}

function Options({ question, figures, counts, notes }: AnsweredProps) {
  const { answered: n } = figures;
  const values = question.options.map((option, index) => ({ text: option, count: counts[index] ?? 0 }));
  return (
    <ChartCard
      title={question.text}
      lead={valuesFinding(values.toSorted((a, b) => b.count - a.count))}
      what={question.text}
      note={figuresText.answers(n)}
      chart={<ValueBars values={values} n={n} />}
      table={
        <AnswersTable
          caption={question.text}
          first={text.answer}
          n={n}
          rows={values.map(({ text: value, count }) => [value, count])}
        />
      }
    >
      <Notes notes={notes} />
    </ChartCard>
  );
}

interface AnswersTableProps {
  readonly caption: string;
  readonly first: string;
  readonly n: number;
  readonly rows: readonly (readonly [answer: string, count: number])[];
}

function AnswersTable({ caption, first, n, rows }: AnswersTableProps) {
  return (
    <FiguresTable
      caption={caption}
      head={[first, text.count, text.share]}
      rows={rows.map(([answer, count]) => ({ key: answer, cells: [answer, formatNumber(count), share(count, n)] }))}
    />
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}
