import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { judgedBy } from '#shared/rules/direction.ts';
import { tenth } from '#shared/rules/figures.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import { articleText } from '#text/common/article.ts';
import { ArticleSection, Folded, Folds } from '#web/ui/article.tsx';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { noteFile } from '../api.ts';
import { heatTable } from '../lib/export-heat.ts';
import { answeredWords } from '../lib/figure-words.ts';
import { groupName } from '../lib/group-name.ts';
import { columnsOf, heatMapOf, type HeatCell, type HeatColumn, type HeatMap } from '../lib/heat-map.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { CellDrawer } from './cell-drawer.tsx';
import { HeatGrid } from './heat-grid.tsx';
import styles from './heat-map.module.css';

const text = surveyResultsText.heat;
/** Here one question is shown at a time. */
const NARROW = '(max-width: 560px)';

interface TeamsSectionProps {
  readonly results: SurveyResults;
  /** The answers are made up: they are not to be saved. */
  readonly example: boolean;
}

/** Groups beside the company, question by question, each by one dimension; a cell opens how the group answered. */
export const TeamsSection = memo(function TeamsSection({ results, example }: TeamsSectionProps) {
  const { survey, breakdown, breakdown_state: state } = results;
  const told = survey.dimensions.flatMap(
    (dimension) => breakdown?.dimensions.find((one) => one.dimension === dimension) ?? [],
  );
  const [chosen, setChosen] = useState<Dimension | null>(null);
  const first = told.find(({ why_not }) => why_not === null) ?? told[0];
  const shown = told.find(({ dimension }) => dimension === chosen) ?? first;

  if (survey.dimensions.length === 0) return null;
  if (columnsOf(survey.questions).length === 0) return null;
  if (!shown) {
    if (state !== 'open') return null;
    return (
      <Section results={results}>
        <Caption>{text.afterClosing}</Caption>
      </Section>
    );
  }
  const tabs = told.length > 1 && (
    <SegmentedControl
      aria-label={text.dimensionLabel}
      data={told.map((one) => ({ value: one.dimension, label: text.dimensions[one.dimension] }))}
      value={shown.dimension}
      onChange={(value) => setChosen(told.find((one) => one.dimension === value)?.dimension ?? null)}
    />
  );
  if (shown.why_not !== null) {
    return (
      <Section results={results}>
        {tabs}
        <Inline as="p" align="baseline" nowrap gap="8" tone="ink-2" className={styles.whyNot}>
          <LockIcon size={16} />
          {text.whyNot[shown.why_not][shown.dimension]}
        </Inline>
      </Section>
    );
  }
  return (
    <Section results={results}>
      <TeamsMap key={shown.dimension} results={results} example={example} dimension={shown.dimension} tabs={tabs} />
    </Section>
  );
});

function Section({ results, children }: { readonly results: SurveyResults; readonly children: ReactNode }) {
  return (
    <ArticleSection id="teams" name={articleText.sections.teams} note={text.from(results.survey.smallest_group)}>
      {children}
    </ArticleSection>
  );
}

interface TeamsMapProps extends TeamsSectionProps {
  readonly dimension: Dimension;
  readonly tabs: ReactNode;
}

function TeamsMap({ results, example, dimension, tabs }: TeamsMapProps) {
  const map = useMemo(() => heatMapOf(results, dimension), [results, dimension]);
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const [theme, setTheme] = useState<number | null>(null);
  const [opened, setOpened] = useState<{ row: number; column: number } | null>(null);
  const shownColumn = theme ?? (map ? firstColumn(map) : 0);
  const shown = useMemo(() => map && (isNarrow ? columnOf(map, shownColumn) : map), [map, isNarrow, shownColumn]);
  if (!map || !shown) return null;
  const row = opened && shown.rows[opened.row];
  const column = opened && shown.columns[opened.column];
  const differ = map.rows.some(({ cells }) => cells.some((cell) => cell?.differs != null));
  return (
    <ChartCard
      title={text.title}
      className={styles.card}
      what={text.what}
      note={
        <Inline as="span" gap="16" rowGap="4" className={styles.bar}>
          {tabs}
          {scaleWords(map.columns)}
        </Inline>
      }
      chart={
        <>
          {isNarrow && map.columns.length > 1 && (
            <NativeSelect
              aria-label={text.theme}
              value={String(shownColumn)}
              onChange={(event) => setTheme(Number(event.currentTarget.value))}
              data={map.columns.map(({ label }, place) => ({ value: String(place), label }))}
            />
          )}
          <HeatGrid map={shown} smallest={results.survey.smallest_group} onOpen={setOpened} />
        </>
      }
      table={
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: the keys scroll it
        <div className={styles.scroll} role="region" aria-label={text.tableLabel} tabIndex={0}>
          <FiguresTable
            caption={text.what}
            head={[text.group, ...map.columns.map(({ whole }) => whole)]}
            rows={map.rows.map((one) => ({
              key: one.key,
              cells: [
                `${groupName(one)}, ${answeredWords(one.answered, one.invited)}`,
                ...one.cells.map((cell) => cellWords(cell)),
              ],
            }))}
          />
        </div>
      }
    >
      {!example && (
        <TableExport
          name={text.what}
          collect={async () => {
            await noteFile(results.survey.id);
            return heatTable(map, results.survey.smallest_group);
          }}
        />
      )}
      <Folds>
        {differ && (
          <ul className={styles.legend}>
            <Differing />
          </ul>
        )}
        <Folded title={articleText.how}>
          <HeatLegend differ={false} plain={isPlain(map)} />
        </Folded>
      </Folds>
      <CellDrawer
        map={map}
        row={row ?? null}
        column={column ?? null}
        cell={(row && opened && row.cells[opened.column]) ?? null}
        company={(opened && shown.rows[0]?.cells[opened.column]) ?? null}
        onClose={() => setOpened(null)}
      />
    </ChartCard>
  );
}

/** The question a phone shows first: one that groups differ by, where there is one. */
function firstColumn({ rows }: HeatMap): number {
  const places = rows.flatMap(({ cells }) => cells.flatMap((cell, place) => (cell?.differs == null ? [] : [place])));
  return places[0] ?? 0;
}

/** A map of one question: a phone has no room for two. */
function columnOf(map: HeatMap, place: number): HeatMap {
  return {
    ...map,
    columns: map.columns.slice(place, place + 1),
    rows: map.rows.map((row) => ({ ...row, cells: row.cells.slice(place, place + 1) })),
  };
}

/** What the colours and the ring mean. */
export function HeatLegend({ differ, plain }: { readonly differ: boolean; readonly plain: boolean }) {
  return (
    <ul className={styles.legend}>
      {differ && <Differing />}
      <li>{text.legendColour}</li>
      {plain && <li>{text.legendPlain}</li>}
      <li>{text.legendInterval}</li>
    </ul>
  );
}

function Differing() {
  return (
    <li>
      <span className={styles.sample} aria-hidden="true" />
      {text.legendDiffers}
    </li>
  );
}

/** Whether some questions of a map do not say which of their answers are the better ones. */
export function isPlain({ columns }: HeatMap): boolean {
  return columns.some(({ direction }) => judgedBy(direction) === null);
}

/** “average score from 1 to 5”, where all questions share a scale. */
export function scaleWords(columns: readonly HeatColumn[]): string {
  const [first] = columns;
  const same = first && columns.every(({ least, most }) => least === first.least && most === first.most);
  return same ? text.scale(first.least, first.most) : text.scales;
}

/** A cell in words: “1.6, from 1.2 to 2.0, lower than the rest by more than chance”. */
export function cellWords(cell: HeatCell | null): string {
  if (!cell) return text.noCell;
  const { value, low, high } = cell.mean;
  return [
    text.mean(tenth(value), tenth(low), tenth(high)),
    ...(cell.differs === null ? [] : [text.differs[cell.differs]]),
  ].join(', ');
}
