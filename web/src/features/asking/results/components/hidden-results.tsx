import { Button } from '@mantine/core';
import type { Frame, FrameSummary, Poll } from '#shared/models/poll.ts';
import { resultsText } from '../text.ts';
import { useTrend } from '../api.ts';
import type { HiddenBecause } from '../lib/hidden.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { comparable } from '../lib/trend.ts';
import { runName } from '#web/features/asking/frames/lib/run-name.ts';
import { EnpsFigures } from '#web/ui/figures/enps-card.tsx';
import styles from './frame-results.module.css';

const text = resultsText.hidden;

interface HiddenResultsProps {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly summary: FrameSummary;
  readonly because: HiddenBecause;
  readonly onChoose: (frameId: string) => void;
}

/** Answers that may not be seen yet, or ever: why, what helps meanwhile, and what the run before found. */
export function HiddenResults({ poll, frame, summary, because, onChoose }: HiddenResultsProps) {
  const { data: trend } = useTrend(summary.poll.id);
  const hasPast = trend?.runs.some((run) => run.frame.created_at < frame.created_at) ?? false;
  const helpful = [
    ...(poll.allow_anonymous_link ? [text.share] : []),
    ...(hasPast ? [text.tell] : []),
    ...(frame.deadline === null ? [text.deadline] : []),
  ];
  const over = because === 'too-few' || because === 'asked-few';
  return (
    <>
      <EmptyState title={text.titles[because]}>{text.why[because]}</EmptyState>
      <div className={styles.pair}>
        {!over && helpful.length > 0 && <Suggestions title={text.suggestions} all={helpful} />}
        {because === 'asked-few' && <Suggestions title={text.instead} all={Object.values(text.ways)} />}
        <RunBefore frame={frame} pollId={summary.poll.id} onChoose={onChoose} />
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
  frame,
  pollId,
  onChoose,
}: {
  readonly frame: Frame;
  readonly pollId: string;
  readonly onChoose: (frameId: string) => void;
}) {
  const { data } = useTrend(pollId);
  const before = comparable(data?.runs ?? []).findLast(
    (run) => run.enps !== null && run.frame.id !== frame.id && run.frame.created_at < frame.created_at,
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
