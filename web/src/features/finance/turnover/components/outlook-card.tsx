import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { TableExport } from '../../components/table-export.tsx';
import { TrackRecordNote } from '../../components/track-record.tsx';
import type { Outlook } from '../api.ts';
import { teamsTable } from '../lib/export.ts';
import { peopleRange, times } from '../lib/figures.ts';
import { dayText } from '../../lib/months-text.ts';
import { turnoverText } from '../text.ts';
import styles from './turnover.module.css';

const text = turnoverText.outlook;

interface OutlookCardProps {
  readonly outlook: Outlook;
  readonly predictions: TurnoverReport['predictions'];
  readonly blind: readonly string[];
}

/** How many are likely to leave, of all and by team; or what is missing to say so. */
export function OutlookCard({ outlook, predictions, blind }: OutlookCardProps) {
  const { status, reason, expected, low, high, until, teams } = outlook;
  if (expected === null || low === null || high === null) {
    return (
      <Card title={text.silentTitle} label={text.label} lead={reason}>
        <Button component={Link} to={paths.financeImport('leavers')} variant="default">
          {turnoverText.upload}
        </Button>
        {predictions.said.predictions.length > 0 && <Record predictions={predictions} />}
      </Card>
    );
  }
  return (
    <Card
      title={text.title(low, high)}
      label={text.label}
      lead={text.lead(dayText(until), times(expected))}
      aside={<Tag>{status === 'calibrated' ? text.calibrated : text.published}</Tag>}
    >
      {teams.length > 0 ? <Teams teams={teams} /> : <p>{text.noTeams}</p>}
      <Inline align="start" justify="between" gap="16" rowGap="8" above="14" className={styles.foot}>
        <Disclosure about={text.label}>
          <Method outlook={outlook} />
        </Disclosure>
        {teams.length > 0 && <TableExport name={text.file} collect={() => teamsTable(outlook)} />}
      </Inline>
      <Record predictions={predictions} />
      <Text as="h3" above="16" below="8" size="body">
        {text.blind}
      </Text>
      <Stack as="ul" gap="6" size="note" tone="ink-2" className={styles.list}>
        {blind.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </Card>
  );
}

function Teams({ teams }: Pick<Outlook, 'teams'>) {
  return (
    <FiguresTable
      caption={text.label}
      head={text.head}
      rows={teams.map(({ team, people, low, high, why }) => ({
        key: team ?? '',
        cells: [
          <span key="team">
            {team ?? text.rest}
            <span className={styles.why}>{why.length > 0 ? why.join('. ') : text.allAlike}</span>
          </span>,
          people,
          <Text as="span" key="range" oneLine>
            {peopleRange(low, high)}
          </Text>,
        ],
      }))}
    />
  );
}

function Record({ predictions: { said, past } }: Pick<TurnoverReport, 'predictions'>) {
  return <TrackRecordNote said={said} past={past} range={peopleRange} value={formatNumber} />;
}

function Method({ outlook }: { readonly outlook: Outlook }) {
  // Those of tenure share one.
  const sources = [...new Map(outlook.coefficients.map(({ url, source }) => [url, source]))];
  return (
    <>
      <p>{text.method(outlook.leavers)}</p>
      <FiguresTable
        caption={text.factorsCaption}
        head={text.factors}
        rows={outlook.coefficients.map(({ factor, name, published, own }) => ({
          key: factor,
          cells: [
            name,
            text.factor(times(published)),
            own === null ? (factor === 'high_load' ? text.ownLoad : text.ownNone) : text.factor(times(own)),
          ],
        }))}
      />
      <p>{text.calibration(outlook.calibrated_from)}</p>
      <Text as="h3" above="16" below="8" size="body">
        {text.sources}
      </Text>
      <Stack as="ul" gap="6" size="note" tone="ink-2" className={styles.list}>
        {sources.map(([url, source]) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {source}
            </a>
          </li>
        ))}
      </Stack>
    </>
  );
}
