import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FrameSummary } from '#shared/models/poll.ts';
import type { RunReport } from '#shared/models/run-report.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { ArticleSection } from '#web/ui/article.tsx';
import { CopyIcon, PrintIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useRunReport } from '../api.ts';
import type { Finding } from '../lib/finding.ts';
import { resultsText } from '../text.ts';
import styles from './tell-section.module.css';

const text = resultsText.tell;

interface TellSectionProps {
  readonly summary: FrameSummary;
  readonly finding: Finding;
  readonly onPrint: () => void;
}

/** How the team hears of what was found: a text for their chat, paper, and a page with what came of it. */
export function TellSection({ summary, finding, onPrint }: TellSectionProps) {
  const [failed, setFailed] = useState(false);
  async function copy() {
    const done = await copyText(messageOf(summary, finding));
    setFailed(!done);
    if (done) toast(text.copied);
  }
  return (
    <ArticleSection id="tell" name={resultsText.sections.team}>
      <div className={styles.line}>
        <p className={styles.text}>{text.text}</p>
        <div className={styles.actions}>
          <Button variant="default" leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
            {text.copy}
          </Button>
          <Button variant="default" leftSection={<PrintIcon size={18} />} onClick={onPrint}>
            {text.print}
          </Button>
        </div>
      </div>
      {failed && <Notice tone="attention">{text.failed}</Notice>}
      <ToldLine poll={summary.poll} frame={summary.frame} />
    </ArticleSection>
  );
}

/** How far «Вы сказали — мы сделали» of this run is, and where it is written. */
function ToldLine({ poll, frame: run }: Pick<FrameSummary, 'poll' | 'frame'>) {
  const { data: report } = useRunReport(run.id);
  const [now] = useState(() => new Date());
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        <strong>{text.report}</strong> {report && stateOf(report, now)}
      </p>
      <Button component={Link} variant="default" to={paths.pollReport(poll.id, run.id)}>
        {report?.version === 0 ? text.write : text.openReport}
      </Button>
    </div>
  );
}

function stateOf({ version, published_at: since }: RunReport, now: Date): string {
  if (since !== null) return text.told(formatDay(since, now));
  return version === 0 ? text.notWritten : text.draft;
}

/** The finding with what it rests on, as the page says it. */
function messageOf({ poll, frame: run }: FrameSummary, { question, sentence, comparison, certainty }: Finding): string {
  const said = [question, sentence, comparison, certainty].flatMap((line) => line ?? []);
  return [text.message(poll.title, runName(run)), ...said].map((line) => line.replace(/[^.?!]$/, '$&.')).join('\n');
}
