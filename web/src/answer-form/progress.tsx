import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { answerFormText as text } from './text.ts';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import styles from './progress.module.css';

/** How many questions have an answer; stays in sight while the questions pass below. */
export function Progress({ answered, total }: { readonly answered: number; readonly total: number }) {
  return (
    <div className={styles.progress}>
      <Inline align="stretch" justify="between" nowrap gap="16" below="8" size="small" tone="ink-2" nums>
        <span aria-hidden="true">{text.progress(answered, total)}</span>
        <span>{text.minutes(minutesNeeded(total))}</span>
      </Inline>
      <ProgressBar label={text.progressLabel} value={answered} max={total} words={text.progress(answered, total)} />
    </div>
  );
}
