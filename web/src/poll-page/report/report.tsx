import { useState } from 'react';
import { Pulse } from '../pulse.tsx';
import { daysOf } from './days.ts';
import { Figures } from './figures.tsx';
import { Mark } from './mark.tsx';
import styles from './report.module.css';
import { reportText as text } from '#text/poll-page/report.ts';
import type { PublicReport } from '#shared/models/run-report.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';

type Item = PublicReport['items'][number];

interface ReportProps {
  readonly report: PublicReport;
  /** Drawn inside another page, where it is written. */
  readonly preview?: boolean;
}

/** What people said and what came of it, one beside the other; then what they answered in numbers. */
export function Report({ report, preview = false }: ReportProps) {
  const [now] = useState(() => new Date());
  const days = daysOf(new Date(report.from), report.to === null ? null : new Date(report.to), now);
  const Run = preview ? 'div' : 'main';
  const Heading = preview ? 'p' : 'h1';
  return (
    <Run className={styles.report}>
      <header>
        <Inline as="p" justify="between" nowrap gap="16" size="note" tone="ink-2">
          <span className={styles.brand}>
            <Mark />
            {text.brand}
          </span>
          <span className={styles.who}>{report.workspace_name}</span>
        </Inline>
        <Inline justify="between" nowrap gap="24" className={styles.heading}>
          <Heading className={styles.title}>{text.heading}</Heading>
          {!preview && <Pulse />}
        </Inline>
        <Text tone="ink-2" pretty breaks className={styles.intro}>
          {text.about(report.title, days, answeredWords(report))}
        </Text>
        <Text tone="ink-2" pretty breaks className={styles.intro}>
          {report.intro === '' ? text.thanks : report.intro}
        </Text>
      </header>
      {report.items.length > 0 && (
        <Stack as="ul" gap="14" className={styles.items}>
          {report.items.map((item, index) => (
            <SaidAndDone key={index} item={item} />
          ))}
        </Stack>
      )}
      {report.questions.length > 0 && <Figures questions={report.questions} />}
      <p className={styles.note}>{report.anonymous ? text.anonymous : text.named}</p>
      {!preview && (
        <button type="button" className={`button button-outline ${styles.print}`} onClick={() => window.print()}>
          {text.print}
        </button>
      )}
    </Run>
  );
}

/** How many of those who were asked have answered; of a link nobody knows how many were. */
function answeredWords({ responses, people_asked: asked }: PublicReport): string {
  return asked !== null && asked >= responses ? text.answeredOf(responses, asked) : text.answeredBy(responses);
}

function SaidAndDone({ item }: { readonly item: Item }) {
  return (
    <li className={styles.item}>
      <div className={styles.said}>
        <Inline as="p" justify="between" nowrap gap="12" size="note" tone="ink-2" breaks className={styles.label}>
          {text.said}
        </Inline>
        <h2>{item.said}</h2>
      </div>
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6l6 6-6 6" />
      </svg>
      <div className={styles.done}>
        <Inline as="p" justify="between" nowrap gap="12" size="note" tone="ink-2" breaks className={styles.label}>
          {text.we}
          <span className={`${styles.state} ${styles[item.state]}`}>{text.states[item.state]}</span>
        </Inline>
        <Text weight="560" pretty breaks className={styles.what}>
          {item.done}
        </Text>
        {item.responsible !== '' && (
          <Inline as="p" justify="between" nowrap gap="12" size="note" tone="ink-2" breaks className={styles.label}>
            {text.responsible(item.responsible)}
          </Inline>
        )}
      </div>
    </li>
  );
}
