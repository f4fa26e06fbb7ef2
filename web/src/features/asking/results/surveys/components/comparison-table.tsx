import type { Figure, SurveyComparison, SurveyTrendPoint } from '#shared/models/survey-results.ts';
import { signedTenth, tenth } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import { silentBriefly } from '#shared/rules/silent-words.ts';
import { formatDate } from '#web/lib/dates.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { noteFile } from '../api.ts';
import { changeWords, shownDifference } from '../lib/change-words.ts';
import { comparisonTable } from '../lib/export-comparison.ts';
import { byOrigin } from '../lib/shown-questions.ts';
import { seriesText } from '#text/asking/results/surveys/series.ts';
import styles from './series.module.css';

const text = seriesText.comparison;

interface ComparisonTableProps {
  readonly comparison: SurveyComparison;
  readonly surveys: readonly SurveyTrendPoint[];
}

/** A survey beside another of its series: what changed beyond chance, and what cannot be told from what it was. */
export function ComparisonTable({ comparison, surveys }: ComparisonTableProps) {
  const { first, second, enps } = comparison;
  const questions = [...byOrigin(comparison)];
  if (questions.length === 0 && enps === null) return <Caption>{text.nothing}</Caption>;
  const { question, difference, verdict } = text.head;
  const mean = (figure: Figure | null) => (figure ? tenth(figure.value) : text.noValue);
  const [before, after] = [first, second].map(
    ({ id }) => surveys.find(({ survey_id }) => survey_id === id)?.enps?.score ?? null,
  );
  const points = (score: number | null | undefined) => (score == null ? text.noValue : signed(score));
  const change = (
    { difference: figure, silent }: Pick<SurveyComparison['questions'][number], 'difference' | 'silent'>,
    value: number | null,
    shown: (value: number) => string,
  ) =>
    figure
      ? text.difference(shown(value ?? figure.value), shown(figure.low), shown(figure.high)) +
        silentBriefly(silent, shown)
      : text.noValue;
  const isSilent = [enps, ...byOrigin(comparison).values()].some((one) => one !== null && one.silent !== null);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: the keys scroll it */}
      <div className={styles.scroll} role="region" aria-label={text.tableLabel} tabIndex={0}>
        <FiguresTable
          caption={text.title}
          head={[
            question,
            `${first.title}, ${formatDate(first.published_at)}`,
            `${second.title}, ${formatDate(second.published_at)} `,
            difference,
            verdict,
          ]}
          rows={[
            ...(enps
              ? [
                  {
                    key: 'enps',
                    cells: [
                      text.enps,
                      points(before),
                      points(after),
                      change(enps, shownDifference(before, after, 1), signed),
                      <strong key="verdict">
                        {changeWords(enps.difference, enps.distinguishable, {
                          noticeable: enps.noticeable,
                          isEnps: true,
                        })}
                      </strong>,
                    ],
                  },
                ]
              : []),
            ...questions.map(([origin, one]) => ({
              key: origin,
              cells: [
                one.text,
                mean(one.first),
                mean(one.second),
                change(one, shownDifference(one.first?.value, one.second?.value, 10), signedTenth),
                <span key="verdict" className={one.distinguishable ? styles.verdict : undefined}>
                  {changeWords(one.difference, one.distinguishable, {
                    verdict: one.verdict,
                    noticeable: one.noticeable,
                  })}
                </span>,
              ],
            })),
          ]}
        />
      </div>
      <TableExport
        name={text.title}
        collect={async () => {
          await noteFile(second.id);
          return comparisonTable(comparison, [before ?? null, after ?? null]);
        }}
      />
      <Caption>{text.correction}</Caption>
      {isSilent && <Caption>{text.silent}</Caption>}
    </>
  );
}
