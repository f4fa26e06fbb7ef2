import type { SurveyResults } from '#shared/models/survey-results.ts';
import { Folded } from '#web/ui/article.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { IntervalLine, placeOn } from '#web/ui/figures/interval-line.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption, Text } from '#web/ui/layout/layout.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { noteFile } from '../api.ts';
import { axisOf } from '../lib/drivers.ts';
import { relationsTable } from '../lib/export-relations.ts';
import { hundredth, wholePercent } from '../lib/figure-words.ts';
import { relationRows } from '../lib/relation-rows.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import styles from './relations.module.css';

const text = surveyResultsText.drivers;
/** From here on a relation is called strong (Cohen, 1988). */
const STRONG = 0.5;

interface RelationsProps {
  readonly results: SurveyResults;
}

/** The same behind its title, with its file: which of them matters most the finding says. */
export function FoldedRelations({ results, example }: RelationsProps & { readonly example: boolean }) {
  const { survey, breakdown } = results;
  const rows = breakdown ? relationRows(survey, breakdown.drivers) : [];
  return (
    <Folded title={text.fold} isWide>
      <Relations results={results} />
      {rows.length > 0 && !example && (
        <TableExport
          name={text.what}
          collect={async () => {
            await noteFile(survey.id);
            return relationsTable(rows);
          }}
        />
      )}
    </Folded>
  );
}

/** Which questions go with the general score, each with its interval around “no relation”; else why that is not told. */
export function Relations({ results: { survey, breakdown } }: RelationsProps) {
  if (!breakdown) return null;
  const { drivers } = breakdown;
  const outcome = survey.questions.find(({ id }) => id === drivers.outcome_question_id);
  const title = outcome?.theme === 'enps' || !outcome ? text.title : text.titleOther;
  if (drivers.items.length === 0) {
    return (
      <Card title={title}>
        <Caption pretty measure>
          {text.whyNot[drivers.why_not ?? 'too_few'](drivers.answered, drivers.needed)}
        </Caption>
      </Card>
    );
  }
  const items = relationRows(survey, drivers);
  const axis = { ...axisOf(items), zero: 0 };
  const at = (value: number) => placeOn(axis, value);
  const uncertain = items.filter(({ related }) => !related).length;
  return (
    <ChartCard
      title={title}
      lead={outcome?.text}
      what={text.what}
      note={text.aside(drivers.answered)}
      chart={
        <div>
          <ul className={styles.rows}>
            {items.map(({ key, label, question, related, correlation: { value, low, high } }) => (
              <li key={key} className={related ? styles.related : undefined}>
                <span className={styles.label} title={question} aria-hidden="true">
                  {label}
                </span>
                <span
                  className={styles.line}
                  role="img"
                  aria-label={`${text.row(question, hundredth(value), hundredth(low), hundredth(high))}; ${related ? text.related : text.unrelated}`}
                >
                  <IntervalLine axis={axis} value={value} low={low} high={high} tone={related ? 'good' : 'unsure'} />
                </span>
                <Text as="span" size="note" tone="ink-2" nums className={styles.value} aria-hidden="true">
                  {hundredth(value)}
                </Text>
              </li>
            ))}
          </ul>
          <p className={styles.axis} aria-hidden="true">
            {axis.low <= -STRONG && <span style={{ insetInlineStart: at(-STRONG) }}>{text.reverse}</span>}
            <span style={{ insetInlineStart: at(0) }}>{text.none}</span>
            <span style={{ insetInlineStart: at(STRONG) }}>{text.strong}</span>
          </p>
        </div>
      }
      table={
        <FiguresTable
          caption={text.what}
          head={[...text.head]}
          rows={items.map(({ key, question, related, weight, correlation: { value, low, high } }) => ({
            key,
            cells: [
              question,
              hundredth(value),
              surveyResultsText.heat.interval(hundredth(low), hundredth(high)),
              weight ? wholePercent(weight.value * 100) : text.noWeight,
              related ? text.related : text.unrelated,
            ],
          }))}
        />
      }
    >
      <Caption above="14" pretty measure>
        {text.uncertain(uncertain)}
        {uncertain < items.length && drivers.strongest_question_id === null && text.alike(drivers.answered)}
        {text.note} {drivers.why_not === 'collinear' && text.noWeightsCollinear}
        {drivers.why_not === 'too_few' && text.noWeights(drivers.needed)}
      </Caption>
    </ChartCard>
  );
}
