import { useEffect, useState } from 'react';
import type { OwnFinding } from '#web/answer-form/ballot/check-own.ts';
import { ballotsAbout, type KeptBallot } from '#web/answer-form/ballot/kept-ballot.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { AlertIcon, CheckIcon, ClockIcon } from '#web/ui/icons.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import { ballotText } from '#text/asking/ballot.ts';
import { readRecord } from '../api-ballots.ts';
import styles from './own-record.module.css';

const text = ballotText.checked;

/** What is said of the answers that went off from here. */
type Said = OwnFinding | 'checking' | 'none' | 'failed';

const GOOD: readonly Said[] = ['counted', 'earlier'];
const BAD: readonly Said[] = ['changed', 'missing', 'broken'];

/** Of a run that is over: whether the answers that were sent from this device stand in its record as they were sent. */
export function OwnRecord({ about }: { readonly about: string }) {
  const { user } = useWorkspace();
  const [last] = useState(() => ballotsAbout(user.id, about)[0]);
  return last === undefined ? null : <OwnAnswer {...last} />;
}

function OwnAnswer({ runId, ballot }: { readonly runId: string; readonly ballot: KeptBallot }) {
  const [said, setSaid] = useState<Said>('checking');
  useEffect(() => {
    let gone = false;
    void check(runId, ballot).then((found) => gone || setSaid(found));
    return () => void (gone = true);
  }, [runId, ballot]);
  const [Icon, tone] = GOOD.includes(said)
    ? [CheckIcon, styles.good]
    : BAD.includes(said)
      ? [AlertIcon, styles.bad]
      : [ClockIcon, styles.calm];
  return (
    <section className={styles.own} role={BAD.includes(said) ? 'alert' : 'status'}>
      <span className={`${styles.mark} ${tone}`}>
        <Icon size={20} />
      </span>
      <div>
        <h2 className={styles.title}>{said === 'checking' ? text.checking : text[said].title}</h2>
        {said !== 'checking' && (
          <Text tone="ink-2" pretty>
            {text[said].text}
          </Text>
        )}
        {said !== 'checking' && said !== 'none' && said !== 'failed' && (
          <a href={siteAddress(paths.verifyRun(runId))} target="_blank" rel="noreferrer">
            {text.verify}
          </a>
        )}
      </div>
    </section>
  );
}

async function check(runId: string, ballot: KeptBallot): Promise<Said> {
  try {
    const [record, { checkOwn }] = await Promise.all([
      readRecord(runId),
      import('#web/answer-form/ballot/check-own.ts'),
    ]);
    return await checkOwn(record, ballot);
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'none' : 'failed';
  }
}
