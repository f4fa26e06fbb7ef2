import { Button } from '@mantine/core';
import type { SurveyLaunch } from '#shared/models/survey.ts';
import { Card } from '#web/ui/card.tsx';
import { AlertIcon, CheckIcon, LockIcon } from '#web/ui/icons.tsx';
import type { Check } from '../lib/checklist.ts';
import { launchText } from '../launch-text.ts';
import styles from './checklist.module.css';

const text = launchText.checklist;

interface ChecklistProps {
  readonly checks: readonly Check[];
  /** Undefined while the draft was never stored, or the server has not answered. */
  readonly launch: SurveyLaunch | undefined;
  readonly problem: 'not_saved' | 'unknown' | null;
  readonly onShow: (itemId: string) => void;
}

/** What is ready, what to know, and which groups will never be told by themselves. */
export function Checklist({ checks, launch, problem, onShow }: ChecklistProps) {
  const done = checks.filter(({ tone }) => tone === 'ready').length;
  return (
    <Card title={text.title} aside={<span className={styles.count}>{text.done(done, checks.length)}</span>}>
      <ul className={styles.checks}>
        {checks.map(({ key, tone, text: words, itemId }) => (
          <li key={key} className={styles[tone]}>
            {tone === 'ready' ? <CheckIcon size={18} /> : <AlertIcon size={18} />}
            <div>
              <span className="visually-hidden">{text[tone]}: </span>
              {words}
              {itemId !== undefined && (
                <Button variant="subtle" size="sm" className={styles.way} onClick={() => onShow(itemId)}>
                  {text.toQuestion}
                </Button>
              )}
            </div>
          </li>
        ))}
        {launch && <Groups launch={launch} />}
      </ul>
      {problem !== null && <p className={styles.hint}>{problem === 'not_saved' ? text.saveFirst : text.unknown}</p>}
    </Card>
  );
}

/** By dimension: how many groups can have a result of their own, and by name those that never will. */
function Groups({ launch }: { readonly launch: SurveyLaunch }) {
  // Where nobody has the attribute there are no groups; the remarks say so.
  const told = launch.dimensions.filter(({ groups }) => groups.length > 0);
  return told.map(({ dimension, groups, without }) => {
    const hidden = groups.filter((group) => group.never_shown);
    return (
      <li key={dimension} className={styles.groups}>
        <LockIcon size={18} />
        <div>
          {text.shown(dimension, groups.length - hidden.length, groups.length)}
          {hidden.length > 0 && (
            <p className={styles.hidden}>
              {text.neverShown} {hidden.map(({ name, people }) => text.group(name, people)).join(', ')}
            </p>
          )}
          {without > 0 && <p className={styles.hidden}>{text.without(dimension, without)}</p>}
        </div>
      </li>
    );
  });
}
