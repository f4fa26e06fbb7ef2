import { Button } from '@mantine/core';
import { WEBHOOK_EVENTS } from '#shared/rules/webhooks.ts';
import { webhooksText as text } from '#text/integrations/webhooks.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { CodeWords } from '#web/ui/code-words.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../../integrations.module.css';
import { chatSample, exampleOf, tableSample } from '#web/lib/connecting-samples.ts';

/** How to connect a spreadsheet or a chat, and what an event looks like. */
export function WebhookHelp() {
  return (
    <details className={styles.more}>
      <summary>{text.help}</summary>
      <Stack gap="14" className={styles.moreBody}>
        <Recipe title={text.tableTitle} steps={text.tableSteps} note={text.tableNote} sample={tableSample(text)} />
        <Recipe
          title={text.chatTitle}
          steps={text.chatSteps}
          choices={text.chats}
          note={text.chatNote}
          sample={chatSample(text)}
        />
        <Stack as="section" gap="8" aria-label={text.rules}>
          <Text as="h3" size="body">
            {text.rules}
          </Text>
          {text.ruleLines.map((line) => (
            <Text key={line} size="note" tone="ink-2" pretty>
              {line}
            </Text>
          ))}
        </Stack>
        <Stack as="section" gap="8" aria-label={text.examples}>
          <Text as="h3" size="body">
            {text.examples}
          </Text>
          {WEBHOOK_EVENTS.map((type) => (
            <details key={type} className={styles.more}>
              <summary>{text.events[type]}</summary>
              <Sample>{exampleOf(type)}</Sample>
            </details>
          ))}
        </Stack>
      </Stack>
    </details>
  );
}

interface RecipeProps {
  readonly title: string;
  readonly steps: readonly string[];
  /** What the steps have to be given, case by case. */
  readonly choices?: readonly string[];
  readonly note: string;
  readonly sample: string;
}

function Recipe({ title, steps, choices = [], note, sample }: RecipeProps) {
  async function copy() {
    if (await copyText(sample)) toast(text.codeCopied);
  }

  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <Stack gap="8">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <CodeWords>{step}</CodeWords>
            </li>
          ))}
        </ol>
        {choices.map((choice) => (
          <Text key={choice} size="note" pretty breaks>
            <CodeWords>{choice}</CodeWords>
          </Text>
        ))}
        <Inline align="stretch" gap="10">
          <Button variant="default" onClick={() => void copy()}>
            {text.copyCode}
          </Button>
        </Inline>
        <Text size="note" tone="ink-2" pretty>
          {note}
        </Text>
        <details className={styles.more}>
          <summary>{text.showCode}</summary>
          <Sample>{sample}</Sample>
        </details>
      </Stack>
    </details>
  );
}

/** Code as it is to be copied; a line that is wider than its place goes on in the next. */
function Sample({ children }: { readonly children: string }) {
  return <pre className={styles.sample}>{text.code(children)}</pre>;
}
