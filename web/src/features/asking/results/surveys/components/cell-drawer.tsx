import { Drawer } from '@mantine/core';
import { tenth } from '#shared/rules/figures.ts';
import { ratingText } from '#text/question-kinds/rating.ts';
import { ScoreBars } from '#web/ui/figures/bars.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { wholePercent } from '../lib/figure-words.ts';
import { groupName } from '../lib/group-name.ts';
import type { HeatCell, HeatColumn, HeatMap, HeatRow } from '../lib/heat-map.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import styles from './cell-drawer.module.css';

const text = surveyResultsText.cell;

interface CellDrawerProps {
  readonly map: HeatMap;
  /** Null = closed. */
  readonly row: HeatRow | null;
  readonly column: HeatColumn | null;
  /** Null where the group is not told. */
  readonly cell: HeatCell | null;
  readonly company: HeatCell | null;
  readonly onClose: () => void;
}

/** How a group answered one question, beside the whole company. */
export function CellDrawer({ map, row, column, cell, company, onClose }: CellDrawerProps) {
  return (
    <Drawer
      opened={row !== null && column !== null}
      onClose={onClose}
      position="right"
      size={480}
      title={row ? groupName(row, map.dimension) : ''}
      classNames={{ title: styles.title ?? '' }}
    >
      {row && column && (
        <Stack gap="12">
          <Text size="body" breaks dir="auto">
            {column.whole}
          </Text>
          {column.direction === 'lower_is_better' && <Caption>{ratingText.lowerIsBetter}</Caption>}
          {cell ? <Answers cell={cell} column={column} /> : <Caption>{surveyResultsText.heat.noCellWhy}</Caption>}
          {cell && row.kind !== 'company' && (
            <p className={styles.verdict}>{cell.differs === null ? text.alike : text.differs[cell.differs]}</p>
          )}
          {row.kind !== 'company' && company && (
            <Stack as="section" gap="12" above="8" ruled aria-label={text.company}>
              <Text as="h3" size="body">
                {text.company}
              </Text>
              <Answers cell={company} column={column} />
            </Stack>
          )}
        </Stack>
      )}
    </Drawer>
  );
}

function Answers({ cell, column }: { readonly cell: HeatCell; readonly column: HeatColumn }) {
  const { answered, counts, mean, favourable } = cell;
  return (
    <>
      <p className={styles.mean}>{text.mean(tenth(mean.value), tenth(mean.low), tenth(mean.high))}</p>
      <Caption>
        {text.answered(answered)}
        {favourable &&
          `. ${text.favourable(wholePercent(favourable.value), wholePercent(favourable.low), wholePercent(favourable.high))}`}
      </Caption>
      <ScoreBars numbers={column.numbers} counts={counts} n={answered} groups={false} />
    </>
  );
}
