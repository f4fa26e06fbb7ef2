import { quoted } from '#text/format.ts';
import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import type { AutomationRule, RuleContent, RuleDryRun } from '#shared/models/automation-rule.ts';
import { ruleSentence, type RuleNames } from '#shared/rules/automation-rules/sentence.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { useChoices, useRuleActions, type Choices } from '../api.ts';
import { contentOf, draftMistakes, draftOf, type Draft } from '../lib/draft.ts';
import { builderText as text } from '#text/automations/rules.ts';
import styles from '../rules.module.css';
import { ActionFields } from './action-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { DryRunResult } from './dry-run-result.tsx';

/** What the builder is opened with: a rule that is there, or the content of a new one. */
export interface Building {
  readonly rule: AutomationRule | null;
  readonly content: RuleContent | null;
}

interface RuleBuilderProps {
  readonly building: Building;
  readonly onClose: () => void;
}

/** Puts a rule together as a sentence and tries it on the last 90 days; switched on is only what was tried. */
export function RuleBuilder({ building: { rule, content }, onClose }: RuleBuilderProps) {
  const { workspace, seesMoney } = useWorkspace();
  const choices = useChoices(workspace.id);
  const { create, change, dryRun } = useRuleActions(workspace.id);
  const action = useAction();
  const [draft, setDraft] = useState(() => draftOf(rule ?? content));
  const [checked, setChecked] = useState(false);
  const [tried, setTried] = useState<RuleDryRun | null>(null);
  const wrong = draftMistakes(draft);
  const sound = Object.keys(wrong).length === 0;
  const mistakes = { ...fieldErrors(action.error), ...(checked ? wrong : {}) };
  const set = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setTried(null);
    action.reset();
  };
  const trial = () => {
    setChecked(true);
    if (sound) void action.run(() => dryRun(contentOf(draft)), setTried);
  };
  const save = (enabled: boolean) => {
    setChecked(true);
    if (!sound) return;
    const body = contentOf(draft);
    void action.run(async () => {
      const made = rule === null ? await create(body) : await change(rule, { ...body, enabled });
      if (enabled && !made.enabled) await change(made, { enabled });
    }, onClose);
  };
  const fields = { draft, set, choices, mistakes };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={640}
      title={rule === null ? text.create : text.edit}
      classNames={{ title: styles.title ?? '' }}
      closeButtonProps={{ 'aria-label': commonText.close }}
    >
      <Stack
        as="form"
        fit
        gap="20"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          trial();
        }}
      >
        <section className={styles.sentence} aria-label={text.sentence} aria-live="polite">
          <p dir="auto">{sound ? ruleSentence(contentOf(draft), namesIn(draft, choices)) : text.unfinished}</p>
        </section>
        <ConditionFields {...fields} />
        <ActionFields {...fields} maySpend={seesMoney} />
        {action.error !== null && <FailureNote error={action.error} />}
        {tried !== null && <DryRunResult result={tried} />}
        <Inline gap="16" rowGap="8">
          {tried === null ? (
            <Button type="submit" loading={action.busy}>
              {text.try}
            </Button>
          ) : (
            <Button loading={action.busy} onClick={() => save(true)}>
              {text.saveOn}
            </Button>
          )}
          <Button variant="default" disabled={action.busy} onClick={() => save(false)}>
            {text.save}
          </Button>
        </Inline>
      </Stack>
    </Drawer>
  );
}

function namesIn({ pollId, responsibleId, offerId }: Draft, { polls, members, offers }: Choices): RuleNames {
  const offer = offers.find(({ id }) => id === offerId);
  return {
    poll: polls.find(({ id }) => id === pollId)?.title ?? null,
    responsible: members.find(({ user }) => user.id === responsibleId)?.user.full_name ?? null,
    offer: offer ? quoted(offer.title) : null,
  };
}
