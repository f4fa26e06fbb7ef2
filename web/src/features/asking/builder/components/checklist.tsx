import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/icons.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import type { Check } from '../lib/check.ts';
import { builderText } from '#text/asking/builder.ts';
import styles from './checklist.module.css';

const text = builderText.checklist;

interface ChecklistProps {
  readonly title: string;
  readonly checks: readonly Check[];
  readonly onShow: (itemId: string) => void;
  /** More lines of the list. */
  readonly children?: ReactNode;
  /** What is not known yet. */
  readonly hint?: string | undefined;
}

/** What is ready, what to know and what is missing, with the way to where it is put right. */
export function Checklist({ title, checks, onShow, children, hint }: ChecklistProps) {
  const done = checks.filter(({ tone }) => tone === 'ready').length;
  return (
    <Card title={title} aside={<Caption as="span">{text.done(done, checks.length)}</Caption>}>
      <Stack as="ul" fit gap="10" size="note" breaks className={styles.checks}>
        {checks.map(({ key, tone, text: words, itemId }) => (
          <li key={key} className={styles[tone]}>
            {tone === 'ready' ? <CheckIcon size={18} /> : <AlertIcon size={18} />}
            <div className={styles.words}>
              <span>
                <span className="visually-hidden">{text[tone]}: </span>
                {words}
              </span>
              {itemId !== undefined && (
                <Button variant="subtle" className={styles.way} onClick={() => onShow(itemId)}>
                  {text.show}
                </Button>
              )}
            </div>
          </li>
        ))}
        {children}
      </Stack>
      {hint !== undefined && <Caption above="12">{hint}</Caption>}
    </Card>
  );
}
