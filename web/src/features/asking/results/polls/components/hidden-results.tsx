import { Button } from '@mantine/core';
import type { Frame } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import type { Poll } from '#shared/models/poll.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { useTrend } from '../api.ts';
import type { HiddenBecause } from '../lib/hidden.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { comparable } from '../lib/trend.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import { EnpsFigures } from '#web/ui/figures/enps-card.tsx';
import styles from './run-results.module.css';

const text = resultsText.hidden;

interface HiddenResultsProps {
  readonly poll: Poll;
  readonly run: Frame;
  readonly summary: FrameSummary;
  readonly because: HiddenBecause;
  readonly onChoose: (runId: string) => void;
}

/** Answers that may not be seen yet, or ever: why, what helps meanwhile, and what the run before found. */
export function HiddenResults({ poll, run, summary, because, onChoose }: HiddenResultsProps) {
  const { data: trend } = useTrend(summary.poll.id);
  const hasPast = trend?.runs.some(({ frame }) => frame.created_at < run.created_at) ?? false;
  const helpful = [
    ...(poll.allow_anonymous_link ? [text.share] : []),
    ...(hasPast ? [text.tell] : []),
    ...(run.deadline === null ? [text.deadline] : []),
  ];
  const over = because === 'too-few' || because === 'asked-few';
  return (
    <>
      <EmptyState title={text.titles[because]}>{text.why[because]}</EmptyState>
      <div className={styles.pair}>
        {!over && helpful.length > 0 && <Suggestions title={text.suggestions} all={helpful} />}
        {because === 'asked-few' && <Suggestions title={text.instead} all={Object.values(text.ways)} />}
        <RunBefore run={run} pollId={summary.poll.id} onChoose={onChoose} />
      </div>
    </>
  );
}

interface SuggestionsProps {
  readonly title: string;
  readonly all: readonly { readonly title: string; readonly text: string }[];
}

function Suggestions({ title, all }: SuggestionsProps) {
  return (
    <Card title={title}>
      <ul className={styles.suggestions}>
        {all.map((one) => (
          <li key={one.title}>
            <h3>{one.title}</h3>
            <p>{one.text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The newest run before this one whose eNPS is known. */
function RunBefore({
  run,
  pollId,
  onChoose,
}: {
  readonly run: Frame;
  readonly pollId: string;
  readonly onChoose: (runId: string) => void;
}) {
  const { data } = useTrend(pollId);
  const before = comparable(data?.runs ?? []).findLast(
    ({ enps, frame }) => enps !== null && frame.id !== run.id && frame.created_at < run.created_at,
  );
  if (!before?.enps) return null;
  return (
    <Card
      title={text.before(runName(before.frame))}
      aside={
        <Button variant="subtle" className={styles.aside} onClick={() => onChoose(before.frame.id)}>
          {text.open}
        </Button>
      }
    >
      <EnpsFigures enps={before.enps} />
    </Card>
  );
}
