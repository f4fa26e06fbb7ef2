import type { FrameSummary } from '#shared/models/poll.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { resultsText } from '../text.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';
import { turnoutOf } from '#web/features/polls/lib/turnout.ts';
import { enpsDisplay, share } from '../lib/enps-display.ts';
import styles from './summary-strip.module.css';

const text = resultsText.summary;

/** The frame at a glance: how many answered, of how many, eNPS. */
export function SummaryStrip({ summary, responses }: { readonly summary: FrameSummary; readonly responses: number }) {
  const { enps, poll, questions } = summary;
  const { answered, asked, rate, members, byLink } = turnoutOf(summary);
  const score = enps && enpsDisplay(enps);
  return (
    <section className={styles.strip} aria-label={text.label}>
      <StatGrid>
        <StatCard label={text.responses} value={formatNumber(responses)} note={text.responsesNote(members, byLink)} />
        <StatCard
          label={text.turnout}
          value={rate === null ? text.noTurnout : share(answered, asked ?? 0)}
          note={asked === null ? text.noTurnoutNote : text.turnoutOf(answered, asked)}
        />
        {poll.type === 'ENPS' ? (
          <StatCard
            label={text.enps}
            value={score?.score ?? text.noEnps}
            note={score ? text.enpsNote(score.low, score.high) : text.noEnpsNote}
          />
        ) : (
          <StatCard label={text.questions} value={formatNumber(questions.length)} />
        )}
      </StatGrid>
    </section>
  );
}
