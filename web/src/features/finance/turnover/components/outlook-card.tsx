import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { TrackRecordNote } from '../../components/track-record.tsx';
import { percent as wholePercent, shortRubles } from '#text/finance/money.ts';
import { dayText } from '#text/finance/months.ts';
import { useAttention } from '../api.ts';
import { costRange } from '../lib/decision.ts';
import { teamsTable } from '../lib/export.ts';
import { numberRange } from '#text/finance/ranges.ts';
import { percent, percentRange, times } from '../lib/figures.ts';
import { medianWords } from '../lib/median.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import { Measures } from './measures.tsx';
import { OutlookMethod } from './outlook-method.tsx';
import { OutlookTeams } from './outlook-teams.tsx';
import styles from './turnover.module.css';

const { outlook: text, decision: words } = turnoverText;
const YEAR = 12;

type Report = Pick<TurnoverReport, 'outlook' | 'decision' | 'predictions' | 'survival' | 'headcount' | 'basis'>;

/** How many are likely to leave and what replacing them costs, by team; what would pay; or what is missing to say so. */
export function OutlookCard({ report }: { readonly report: Report }) {
  const { outlook, decision, predictions, survival, headcount, basis } = report;
  const { workspace, can } = useWorkspace();
  // What the answers say of a team is told to those who may read it, whoever sees the money.
  const { data: attention } = useAttention(can('results.read') ? workspace.id : null);
  const { status, reason, expected, low, high, until, teams } = outlook;
  if (expected === null || low === null || high === null || decision === null) {
    return (
      <Card title={text.silentTitle} label={text.label} lead={reason}>
        <Button component={Link} to={paths.financeImport('leavers')} variant="default">
          {turnoverText.upload}
        </Button>
        {predictions.said.predictions.length > 0 && <Record predictions={predictions} />}
      </Card>
    );
  }
  const cost = costRange(decision.cost);
  const leaving = text.title(low, high);
  const money = decision.cost === null ? '' : words.expected(shortRubles(decision.cost.expected));
  return (
    <Card
      title={cost === null ? leaving : words.title(leaving, cost)}
      label={text.label}
      lead={
        <>
          {text.lead(dayText(until), `${times(expected)}${money}`)}{' '}
          {decision.each !== null && words.each(shortRubles(decision.each), wholePercent(decision.share))}
        </>
      }
      aside={<Tag>{status === 'calibrated' ? text.calibrated : text.published}</Tag>}
    >
      <OutlookTeams
        all={{ people: headcount.now, expected, low, high }}
        teams={teams}
        decision={decision}
        attention={attention}
      />
      {attention !== undefined && teams.length > 0 && <Caption above="8">{words.beside}</Caption>}
      {survival?.from_months === 0 && <WhenTheyLeave survival={survival} />}
      <Measures decision={decision} low={low} high={high} teams={teams} until={until} />
      <Text as="div" above="20">
        <Record predictions={predictions} />
      </Text>
      <Inline align="start" justify="between" gap="16" rowGap="8" above="14" className={styles.foot}>
        <Disclosure about={text.label}>
          <OutlookMethod outlook={outlook} blind={basis.blind} />
        </Disclosure>
        {teams.length > 0 && <TableExport name={text.file} collect={() => teamsTable(outlook, decision)} />}
      </Inline>
    </Card>
  );
}

/** After how long people leave, by the curve of tenure. */
function WhenTheyLeave({
  survival: { points, median },
}: {
  readonly survival: NonNullable<TurnoverReport['survival']>;
}) {
  const year = points.find(({ months }) => months === YEAR);
  if (!year) return null;
  const left = { low: 1 - year.high, high: 1 - year.low };
  const half = median === null ? '.' : words.half(...medianWords(median));
  return (
    <Text size="note" above="12">
      {words.when(percent(1 - year.share), percentRange(left))}
      {half}
    </Text>
  );
}

function Record({ predictions: { said, past } }: Pick<TurnoverReport, 'predictions'>) {
  return <TrackRecordNote said={said} past={past} range={numberRange} value={formatNumber} />;
}
