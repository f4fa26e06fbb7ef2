import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { answerFormText as text } from '#text/answer-form.ts';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import styles from './progress.module.css';

/** How many questions have an answer; stays in sight while the questions pass below. */
export function Progress({ answered, total }: { readonly answered: number; readonly total: number }) {
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span aria-hidden="true">{text.progress(answered, total)}</span>
        <span>{text.minutes(minutesNeeded(total))}</span>
      </div>
      <ProgressBar label={text.progressLabel} value={answered} max={total} words={text.progress(answered, total)} />
    </div>
  );
}
