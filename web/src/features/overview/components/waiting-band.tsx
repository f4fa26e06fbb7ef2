import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { WaitingPoll } from '#shared/models/overview.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ShieldIcon } from '#web/ui/icons.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import { takingOf } from '../lib/places.ts';
import { waitingFacts, waitingLine, waitingTitle } from '../lib/waiting-words.ts';
import { employeeText } from '#text/overview/employee.ts';
import { overviewText } from '#text/overview.ts';
import band from './band.module.css';
import styles from './waiting-band.module.css';

const text = employeeText.waiting;

interface WaitingBandProps {
  readonly name: string;
  readonly waiting: readonly WaitingPoll[];
}

/** What waits for the answers of whoever reads: how long each takes, whose name it carries, until when. */
export function WaitingBand({ name, waiting }: WaitingBandProps) {
  return (
    <section className={styles.band} aria-label={text.label}>
      <div className={styles.head}>
        <div>
          <p className={band.greeting}>{overviewText.greeting(name)}</p>
          <h2 className={band.title}>{waitingTitle(waiting)}</h2>
          <p className={band.line}>{waitingLine(waiting)}</p>
        </div>
        <PulseLine drawn className={styles.pulse} />
      </div>
      {waiting.length > 0 && (
        <ul className={styles.list}>
          {waiting.map((one, index) => (
            <One key={one.frame_id} poll={one} primary={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

function One({ poll, primary }: { readonly poll: WaitingPoll; readonly primary: boolean }) {
  const now = useNow();
  const { title, deadline } = poll;
  return (
    <li className={styles.one}>
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
        <p className={styles.facts}>
          {poll.is_anonymous && <ShieldIcon size={16} />}
          <span>{waitingFacts(poll)}</span>
        </p>
      </div>
      <div className={styles.take}>
        {deadline !== null && <span className={styles.until}>{text.until(formatDay(deadline, now))}</span>}
        <Button
          component={Link}
          to={takingOf(poll)}
          variant={primary ? 'filled' : 'default'}
          aria-label={text.takeLabel(title)}
        >
          {text.take}
        </Button>
      </div>
    </li>
  );
}
