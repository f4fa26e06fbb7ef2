import type { FrameSummary } from '#shared/models/poll.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { resultsText } from '../text.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';
import { enpsDisplay, share } from '../lib/enps-display.ts';
import styles from './summary-strip.module.css';

const text = resultsText.summary;

/** The frame at a glance: how many answered, members of those invited, eNPS. */
export function SummaryStrip({ summary, responses }: { readonly summary: FrameSummary; readonly responses: number }) {
  const { members_answered: members, invited, enps, poll, questions } = summary;
  const links = Math.max(0, summary.responses - members);
  const score = enps && enpsDisplay(enps);
  // People left since, or answered once more after an anonymous frame was reopened: no part of those who are here now.
  const whole = members <= invited;
  return (
    <section className={styles.strip} aria-label={text.label}>
      <StatGrid>
        <StatCard label={text.responses} value={formatNumber(responses)} note={text.responsesNote(members, links)} />
        <StatCard
          label={text.members}
          value={whole ? text.membersOf(members, invited) : formatNumber(members)}
          note={whole && invited > 0 ? text.membersNote(share(members, invited)) : undefined}
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
