import { useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Decision as Made } from '#shared/models/decision.ts';
import type { Attention } from '#shared/models/overview.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { attentionWords, type AttentionWords, type SaidOfAll } from '../lib/attention-words.ts';
import type { MoneySignalsProps } from '../lib/money-signals.ts';
import { useDecisions, type Decisions as Deciding } from '../lib/use-decisions.ts';
import { overviewText } from '#text/overview.ts';
import { Decision } from './decision.tsx';
import decision from './decision.module.css';
import styles from './decisions.module.css';

const text = overviewText.decisions;

interface DecisionsProps {
  readonly name: string;
  readonly attention: Attention;
  readonly MoneySignals: ComponentType<MoneySignalsProps>;
  readonly onChange: () => Promise<unknown>;
  /** What is said of all teams, where that is not the company's. */
  readonly said?: SaidOfAll;
}

/** At most three decisions, the first of them large; where there is none, that, and what it is judged by. */
export function Decisions({ name, attention, MoneySignals, onChange, said }: DecisionsProps) {
  const now = useNow();
  const deciding = useDecisions(onChange, now);
  return (
    <section className={styles.decisions} data-one-sheet="" aria-label={text.label} data-finding="">
      <p className={styles.greeting}>{overviewText.greeting(name)}</p>
      <MoneySignals>
        {(ofMoney) => {
          const words = attentionWords(attention, ofMoney, said);
          return words.teams.length > 0 ? (
            <Standing words={words} deciding={deciding} now={now} />
          ) : (
            <Nothing words={words} decided={attention.decided.length > 0} />
          );
        }}
      </MoneySignals>
      <Foot decided={attention.decided} deciding={deciding} now={now} />
    </section>
  );
}

interface StandingProps {
  readonly words: AttentionWords;
  readonly deciding: Deciding;
  readonly now: Date;
}

function Standing({ words: { teams, rest }, deciding, now }: StandingProps) {
  const { workspace } = useWorkspace();
  const mayBecomeTasks = teams.some(({ source }) => source !== 'money');
  const { data: members } = useMembers(mayBecomeTasks ? workspace.id : null, { revalidateOnFocus: false });
  const [first, ...others] = teams;
  const shared = { members, deciding, now, all: teams.length };
  return (
    <>
      {first && <Decision key={`${first.source} ${first.team}`} signal={first} number={1} {...shared} />}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((signal, index) => (
            <Decision key={`${signal.source} ${signal.team}`} signal={signal} number={index + 2} {...shared} />
          ))}
        </div>
      )}
      <p className={styles.rest}>{rest}</p>
    </>
  );
}

/** Nothing to decide is an answer, too: what it is judged by is said with it. */
function Nothing({ words: { calm, basis }, decided }: { readonly words: AttentionWords; readonly decided: boolean }) {
  const [title, said] = calm
    ? [text.nothing, `${overviewText.attention.calm}. ${basis}`]
    : decided
      ? [text.allDecided, text.allDecidedText]
      : [text.unjudged, overviewText.attention.toCome];
  return (
    <>
      <h2 className={`${decision.claim} ${decision.large}`}>
        <span className={decision.marked}>{title}</span>
      </h2>
      <p className={styles.said}>{said}</p>
      {(calm || decided) && <p className={styles.rest}>{overviewText.attention.small}</p>}
    </>
  );
}

interface FootProps {
  readonly decided: readonly Made[];
  readonly deciding: Deciding;
  readonly now: Date;
}

/** What was decided and holds still, with the way back, and how decisions are chosen. */
function Foot({ decided, deciding, now }: FootProps) {
  return (
    <div className={styles.foot}>
      {decided.length > 0 && (
        <More summary={text.decided(decided.length)}>
          <ul className={styles.made}>
            {decided.map((one) => (
              <li key={`${one.source} ${one.team}`}>
                <span dir="auto">{one.text}</span>{' '}
                {one.task_id === null ? (
                  <>
                    · {text.decidedUntil(formatDay(one.until, now))}{' '}
                    <button
                      type="button"
                      className={styles.back}
                      aria-label={text.decidedBack(one.text)}
                      onClick={() => void deciding.takeBack(one)}
                    >
                      {text.undo}
                    </button>
                  </>
                ) : (
                  <>
                    · <Link to={paths.task(one.task_id)}>{text.decidedTask}</Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </More>
      )}
      <More summary={text.how}>
        {text.howText.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </More>
    </div>
  );
}

function More({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
