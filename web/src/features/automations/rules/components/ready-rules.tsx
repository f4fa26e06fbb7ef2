import { Button } from '@mantine/core';
import type { RuleContent } from '#shared/models/automation-rule.ts';
import { ruleSentence } from '#shared/rules/automation-rules/sentence.ts';
import { READY_RULES } from '../lib/ready-rules.ts';
import { rulesText as text } from '#text/automations/rules.ts';
import styles from '../rules.module.css';

const NOBODY = { poll: null, responsible: null, offer: null };

/** Rules to begin with; each opens in the builder. */
export function ReadyRules({ onTake }: { readonly onTake: (content: RuleContent) => void }) {
  return (
    <ul className={styles.ready} aria-label={text.ready}>
      {READY_RULES.map((content) => {
        const sentence = ruleSentence(content, NOBODY);
        return (
          <li key={sentence}>
            <p>{sentence}</p>
            <Button variant="default" aria-label={`${text.take}: ${sentence}`} onClick={() => onTake(content)}>
              {text.take}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
