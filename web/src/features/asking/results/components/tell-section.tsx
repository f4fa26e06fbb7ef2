import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FrameSummary } from '#shared/models/poll.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import { ArticleSection } from '#web/ui/article.tsx';
import { CopyIcon, PrintIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Finding } from '../lib/finding.ts';
import { resultsText } from '../text.ts';
import styles from './tell-section.module.css';

const text = resultsText.tell;

interface TellSectionProps {
  readonly summary: FrameSummary;
  readonly finding: Finding;
  readonly onPrint: () => void;
}

/** How the team hears of what was found: a text for their chat, and paper. */
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
    </ArticleSection>
  );
}

/** The finding with what it rests on, as the page says it. */
function messageOf({ poll, frame: run }: FrameSummary, { question, sentence, comparison, certainty }: Finding): string {
  const said = [question, sentence, comparison, certainty].flatMap((line) => line ?? []);
  return [text.message(poll.title, runName(run)), ...said].map((line) => line.replace(/[^.?!]$/, '$&.')).join('\n');
}
