import { Link } from 'react-router-dom';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { AttentionWords } from '../lib/attention-words.ts';
import type { ShownSignal } from '../lib/strongest.ts';
import { overviewText } from '../text.ts';
import styles from './attention-card.module.css';

const text = overviewText.attention;
const TONES = { attention: 'attention', soon: 'warning' } as const;

/** The teams that need attention, at most three: why, what that rests on, and one next step each. */
export function AttentionCard({ teams, calm, basis, rest }: AttentionWords) {
  return (
    <Card
      title={calm ? text.calm : text.title}
      label={text.title}
      aside={<span className={styles.aside}>{text.note}</span>}
    >
      {calm ? (
        <p className={styles.why}>{basis}</p>
      ) : (
        <ul className={styles.teams}>
          {teams.map((one) => (
            <Team key={`${one.team} ${one.source}`} {...one} />
          ))}
        </ul>
      )}
      <p className={styles.rest}>{rest}</p>
    </Card>
  );
}

function Team({ team, tone, label, why, evidence, action }: ShownSignal) {
  return (
    <li className={styles.team}>
      <div className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {team}
        </h3>
        <Tag tone={TONES[tone]}>{label}</Tag>
      </div>
      <p className={styles.why}>{why}</p>
      <div className={styles.foot}>
        {evidence.map((one) => (
          <Link key={one.text} to={one.to} className={styles.chip}>
            {one.text}
          </Link>
        ))}
        <Link to={action.to} className={styles.action}>
          {action.text} <span aria-hidden="true">→</span>
        </Link>
      </div>
    </li>
  );
}

/** Before there is anything to say. */
export function AttentionToCome() {
  return (
    <Card title={text.title}>
      <p className={styles.why}>{text.toCome}</p>
      <div className={styles.lines} aria-hidden="true">
        <span style={{ width: '34%' }} />
        <span style={{ width: '82%' }} />
        <span style={{ width: '28%' }} />
        <span style={{ width: '74%' }} />
      </div>
    </Card>
  );
}

/** As the card looks before it arrives. */
export function AttentionBones() {
  return [1, 2, 3].map((team) => (
    <div key={team} className={styles.bone}>
      <Skeleton width="40%" height={18} />
      <Skeleton width="95%" height={13} />
      <Skeleton width="70%" height={13} />
    </div>
  ));
}
