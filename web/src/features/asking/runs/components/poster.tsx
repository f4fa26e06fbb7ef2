import { createPortal } from 'react-dom';
import { inSigns } from '#shared/ballots/in-signs.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { ballotsText } from '#text/asking/ballots.ts';
import { runsText } from '#text/asking/runs.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { isAnonymous } from '../lib/runs.ts';
import { withoutScheme } from '../lib/public-link.ts';
import { sizeOfTitle } from '../lib/poster-title.ts';
import type { QrDrawing } from '#web/lib/qr.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import styles from './poster.module.css';
import { QrCode } from '#web/ui/qr-code.tsx';

const text = runsText.poster;

interface PosterProps {
  readonly poll: Poll;
  readonly workspace: string;
  readonly run: Frame;
  readonly address: string;
  readonly drawing: QrDrawing;
}

/** One A4 page for a wall. It stands beside the app, unseen, and is all that is printed while it is there. */
export function Poster({ poll, workspace, run, address, drawing }: PosterProps) {
  const anonymous = isAnonymous(run, poll);
  const now = useNow(DEADLINE_TICK);
  const facts = [
    text.questions(poll.questions.length),
    text.noLogin,
    ...(run.deadline === null ? [] : [text.until(formatDayAndTime(run.deadline, now))]),
  ];
  return createPortal(
    <div className={styles.poster} data-poster="" aria-hidden="true">
      <p className={styles.workspace}>{workspace}</p>
      <p className={`${styles.title} ${styles[sizeOfTitle(poll.title)]}`}>{poll.title}</p>
      <svg className={styles.pulse} viewBox="0 0 400 40" fill="none" strokeWidth="2.5" strokeLinecap="round">
        <path d="M2 24h150l10-8 9 8h12l9-21 14 34 10-18 7 5h175" />
      </svg>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <QrCode drawing={drawing} label="" className={styles.code} />
      <p className={styles.point}>{text.point}</p>
      <p className={styles.type}>{text.orType}</p>
      <PrintedAddress address={withoutScheme(address)} code={run.public_short} />
      <p className={styles.promise}>{anonymous ? text.anonymous : text.named}</p>
      {run.fingerprint !== null && (
        <p className={styles.fingerprint}>{ballotsText.onPoster(inSigns(run.fingerprint))}</p>
      )}
    </div>,
    document.body,
  );
}

/** The address to be typed; a short one stands large, whole or in two lines, its code never apart. */
function PrintedAddress({ address, code }: { readonly address: string; readonly code: string | null }) {
  if (code === null) return <p className={styles.address}>{address}</p>;
  return (
    <p className={styles.shortAddress}>
      {address.slice(0, -code.length)}
      <wbr />
      <strong>{code}</strong>
    </p>
  );
}
