import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { copyText } from '#web/lib/clipboard.ts';
import { paths } from '#web/lib/paths.ts';
import { articleText } from '#text/common/article.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { ArticleSection } from './article.tsx';
import { CopyIcon, PrintIcon } from './icons.tsx';
import { Notice } from './notice.tsx';
import styles from './tell-section.module.css';
import { toast } from './toast.ts';

const text = articleText.tell;

interface TellSectionProps {
  /** What the text for the team holds. */
  readonly what: string;
  readonly messageOf: () => string;
  readonly onPrint: () => void;
  /** How else the team hears of it. */
  readonly children?: ReactNode;
}

/** How the team hears of what was found: a text for their chat, paper, and a report for a meeting. */
export function TellSection({ what, messageOf, onPrint, children }: TellSectionProps) {
  const [failed, setFailed] = useState(false);
  async function copy() {
    const done = await copyText(messageOf());
    setFailed(!done);
    if (done) toast(text.copied);
  }
  return (
    <ArticleSection id="tell" name={articleText.sections.team}>
      {children}
      <Inline justify="between" gap="24" rowGap="10">
        <Text size="note" tone="ink-2" pretty className={styles.text}>
          {what}
        </Text>
        <Inline align="stretch" gap="10">
          <Button variant="default" leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
            {text.copy}
          </Button>
          <Button variant="default" leftSection={<PrintIcon size={18} />} onClick={onPrint}>
            {text.print}
          </Button>
        </Inline>
      </Inline>
      <Inline justify="between" gap="24" rowGap="10">
        <Text size="note" tone="ink-2" pretty className={styles.text}>
          <strong>{text.pack.title}</strong> {text.pack.text}
        </Text>
        <Button component={Link} variant="default" to={paths.boardPack}>
          {text.pack.make}
        </Button>
      </Inline>
      {failed && <Notice tone="attention">{text.failed}</Notice>}
    </ArticleSection>
  );
}

/** The lines of a message, each ending as a sentence does. */
export function messageLines(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/[^.?!]$/, '$&.')).join('\n');
}
