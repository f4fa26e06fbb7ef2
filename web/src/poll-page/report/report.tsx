import { useState } from 'react';
import { Pulse } from '../pulse.tsx';
import { daysOf } from './days.ts';
import { Figures } from './figures.tsx';
import { Mark } from './mark.tsx';
import styles from './report.module.css';
import { reportText as text } from './text.ts';
import type { PublicReport } from '#shared/models/run-report.ts';

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
        <p className={styles.top}>
          <span className={styles.brand}>
            <Mark />
            {text.brand}
          </span>
          <span className={styles.who}>{report.workspace_name}</span>
        </p>
        <div className={styles.heading}>
          <Heading className={styles.title}>{text.heading}</Heading>
          {!preview && <Pulse />}
        </div>
        <p className={styles.intro}>{text.about(report, ` ${days}`)}</p>
        <p className={styles.intro}>{report.intro === '' ? text.thanks : report.intro}</p>
      </header>
      {report.items.length > 0 && (
        <ul className={styles.items}>
          {report.items.map((item, index) => (
            <SaidAndDone key={index} item={item} />
          ))}
        </ul>
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

function SaidAndDone({ item }: { readonly item: Item }) {
  return (
    <li className={styles.item}>
      <div className={styles.said}>
        <p className={styles.label}>{text.said}</p>
        <h2>{item.said}</h2>
      </div>
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6l6 6-6 6" />
      </svg>
      <div className={styles.done}>
        <p className={styles.label}>
          {text.we}
          <span className={`${styles.state} ${styles[item.state]}`}>{text.states[item.state]}</span>
        </p>
        <p className={styles.what}>{item.done}</p>
        {item.responsible !== '' && <p className={styles.label}>{text.responsible(item.responsible)}</p>}
      </div>
    </li>
  );
}
