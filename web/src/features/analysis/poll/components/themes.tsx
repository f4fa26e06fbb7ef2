import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Evidence, PollSummary } from '#shared/models/analysis.ts';
import type { ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { ToTask } from '../../components/to-task.tsx';
import type { FindingOrigin } from '../../lib/finding-task.ts';
import { pollAnalysisText } from '#text/analysis/poll.ts';
import styles from './themes.module.css';

const text = pollAnalysisText.themes;
const TAGS = {
  good: 'good',
  bad: 'attention',
  praised: 'calm',
  criticised: 'warning',
  unhappy: 'warning',
  mixed: 'warning',
  none: 'calm',
} as const satisfies Record<ThemeVerdict, TagTone>;

/** What fewer than five people wrote about each, together: nothing that could be done. */
const OTHER = 'other';
/** Quotes where there are few themes for them to stand beside. */
const LEAST_QUOTES = 2;

type Theme = PollSummary['themes'][number];

interface ThemesProps {
  readonly summary: PollSummary;
  readonly origin: FindingOrigin;
  readonly onEvidence: (evidence: Evidence) => void;
}

/** What people write about, by how many of them; beside it what some of them say of the theme that is chosen. */
export function Themes({ summary, origin, onEvidence }: ThemesProps) {
  const { themes } = summary;
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = themes.find(({ theme }) => theme === wanted) ?? themes[0];
  const [first] = themes;
  if (!first || !chosen) {
    return (
      <Card title={text.none} label={text.label}>
        <Caption pretty>{text.noneText}</Caption>
      </Card>
    );
  }
  return (
    <Card title={first.theme === OTHER ? text.none : text.about(first.name)} label={text.label}>
      <div className={styles.split}>
        <Stack as="ul" gap="2" className={styles.themes}>
          {themes.map((theme) => (
            <li key={theme.theme}>
              <button
                type="button"
                className={styles.theme}
                aria-pressed={theme === chosen}
                onClick={() => setWanted(theme.theme)}
              >
                <ThemeRow theme={theme} />
              </button>
            </li>
          ))}
        </Stack>
        <ChosenTheme
          theme={chosen}
          most={Math.max(LEAST_QUOTES, themes.length)}
          origin={origin}
          onEvidence={onEvidence}
        />
      </div>
    </Card>
  );
}

function ThemeRow({ theme: { name, people, metric, verdict } }: { readonly theme: Theme }) {
  return (
    <>
      <Text as="span" size="note" weight="560" breaks dir="auto">
        {name}
      </Text>
      <span className={styles.track} role="img" aria-label={text.bar(name, people, metric.of)}>
        <span
          className={`${styles.fill} ${styles[verdict]}`}
          style={{ width: `${(100 * people) / Math.max(metric.of, 1)}%` }}
        />
      </span>
      <Text as="span" size="small" weight="560" oneLine className={styles.count}>
        {text.share(people, metric.of)}
      </Text>
      <span className={styles.verdict}>
        <Tag tone={TAGS[verdict]}>{text.verdicts[verdict]}</Tag>
      </span>
    </>
  );
}

interface ChosenThemeProps extends Omit<ThemesProps, 'summary'> {
  readonly theme: Theme;
  /** So many quotes stand beside the themes. */
  readonly most: number;
}

function ChosenTheme({ theme, most, origin, onEvidence }: ChosenThemeProps) {
  const { name, metric, evidence, quotes } = theme;
  return (
    <Stack gap="8" shrink className={styles.chosen}>
      {quotes.slice(0, most).map((quote) => (
        <Text as="blockquote" key={quote} size="note" tone="ink-2" pretty breaks className={styles.quote} dir="auto">
          {text.quote(quote)}
        </Text>
      ))}
      <Inline justify="between" gap="12" rowGap="4">
        <Button
          variant="subtle"
          className={styles.read ?? ''}
          aria-haspopup="dialog"
          aria-label={text.readAllOf(name, evidence.count)}
          onClick={() => onEvidence(evidence)}
        >
          {text.readAll(evidence.count)}
        </Button>
        {theme.theme !== OTHER && <ToTask worthy={{ origin, title: name, metric }} />}
      </Inline>
    </Stack>
  );
}
