import type { TeamAnswers, TeamResults } from '#shared/models/team-results.ts';
import { tenth } from '#shared/rules/figures.ts';
import { formatNumber } from '#text/format.ts';
import { questionWords } from '#web/lib/question-words.ts';
import { Card } from '#web/ui/card.tsx';
import { type Axis, AxisTicks, IntervalLine, placeOn } from '#web/ui/figures/interval-line.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { teamResultsText as text } from '#text/asking/results/teams.ts';
import styles from './team-card.module.css';

/** One team: each question with its mean, how exact it is, and where all others stand. */
export function TeamCard({ told }: { readonly told: TeamResults['teams'][number] }) {
  return (
    <Card title={told.team} aside={<Caption as="span">{text.answered(told.answered, told.asked)}</Caption>}>
      <Stack as="ul" gap="16">
        {told.questions.map((one) => (
          <li key={one.question} className={styles.question}>
            <Question one={one} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Question({ one }: { readonly one: TeamAnswers }) {
  const { question, from, to, value, low, high, others } = one;
  const axis: Axis = { ticks: [from, (from + to) / 2, to] };
  const asked = questionWords(question);
  return (
    <>
      <Text breaks pretty measure dir="auto">
        {asked}
      </Text>
      <div className={styles.line} role="img" aria-label={text.said(asked, tenth(value), to)}>
        <AxisTicks axis={axis} shown={formatNumber} />
        <IntervalLine axis={axis} value={value} low={low ?? value} high={high ?? value}>
          {others !== null && <span className={styles.others} style={{ left: placeOn(axis, others) }} />}
        </IntervalLine>
      </div>
      <Inline gap="12" rowGap="0" align="baseline">
        <Text as="strong" size="title" nums>
          {tenth(value)}
        </Text>
        <Caption as="span" nums>
          {low === null || high === null ? text.noRange : text.range(tenth(low), tenth(high))}
        </Caption>
        {others !== null && (
          <Caption as="span" nums>
            {text.others(tenth(others))}
          </Caption>
        )}
        {one.lower_is_better && <Caption as="span">{text.lower}</Caption>}
      </Inline>
    </>
  );
}
