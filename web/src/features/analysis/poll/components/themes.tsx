import { Button } from '@mantine/core';
import type { Evidence, PollSummary } from '#shared/models/analysis.ts';
import type { ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { ToTask } from '../../components/to-task.tsx';
import type { FindingOrigin } from '../../lib/finding-task.ts';
import { analysisText } from '../../text.ts';
import { pollAnalysisText } from '../text.ts';
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

type Theme = PollSummary['themes'][number];

interface ThemesProps {
  readonly summary: PollSummary;
  readonly origin: FindingOrigin;
  readonly onEvidence: (evidence: Evidence) => void;
}

/** What people write about, by how many of them. */
export function Themes({ summary, origin, onEvidence }: ThemesProps) {
  const { themes } = summary;
  const [first] = themes;
  const note = analysisText.analysts[summary.ai_provider];
  if (!first) {
    return (
      <Card title={text.none}>
        <p className={styles.note}>{text.noneText}</p>
      </Card>
    );
  }
  return (
    <Card
      title={first.theme === OTHER ? text.none : text.about(first.name)}
      aside={<span className={styles.note}>{note}</span>}
    >
      <ul className={styles.themes}>
        {themes.map((theme) => (
          <ThemeItem key={theme.theme} theme={theme} origin={origin} onEvidence={onEvidence} />
        ))}
      </ul>
      <p className={styles.note}>{text.note}</p>
    </Card>
  );
}

interface ThemeItemProps extends Omit<ThemesProps, 'summary'> {
  readonly theme: Theme;
}

function ThemeItem({ theme, origin, onEvidence }: ThemeItemProps) {
  const { name, people, metric, evidence, quotes, verdict } = theme;
  return (
    <li className={styles.theme}>
      <div className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        <Tag tone={TAGS[verdict]}>{text.verdicts[verdict]}</Tag>
      </div>
      <div className={styles.figure}>
        <span className={styles.track} role="img" aria-label={text.bar(name, people, metric.of)}>
          <span
            className={`${styles.fill} ${styles[verdict]}`}
            style={{ width: `${(100 * people) / Math.max(metric.of, 1)}%` }}
          />
        </span>
        <span className={styles.count}>{text.share(people, metric.of)}</span>
      </div>
      {quotes.map((quote) => (
        <blockquote key={quote} className={styles.quote} dir="auto">
          «{quote}»
        </blockquote>
      ))}
      <div className={styles.foot}>
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
      </div>
    </li>
  );
}
