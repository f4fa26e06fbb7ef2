import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import type { SurveyLaunch } from '#shared/models/survey.ts';
import type { Member } from '#shared/models/workspace.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { Card } from '#web/ui/card.tsx';
import { asked } from '../lib/audience.ts';
import type { Check } from '../lib/checklist.ts';
import type { Problems } from '../lib/problems.ts';
import { questionsOf, writtenQuestions } from '../lib/survey-draft.ts';
import type { BuilderState } from '../lib/use-builder.ts';
import { builderText as text } from '../text.ts';
import { AddBar } from './add-bar.tsx';
import { AudienceCard } from './audience-card.tsx';
import styles from './builder.module.css';
import { Checklist } from './checklist.tsx';
import { textFieldId } from './field-ids.ts';
import { InviteCard } from './invite-card.tsx';
import { ItemList } from './item-list.tsx';
import { Preview } from './preview.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { RefusedMoveDialog } from './refused-move-dialog.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { WhenCard } from './when-card.tsx';

interface BuilderProps {
  readonly builder: BuilderState;
  readonly problems: Problems;
  readonly members: readonly Member[] | undefined;
  readonly checks: readonly Check[];
  readonly launch: SurveyLaunch | undefined;
  readonly launchProblem: 'not_saved' | 'unknown' | null;
  readonly locked: boolean;
  /** The side preview makes room: the same fields stand in a dialog. */
  readonly previewHidden: boolean;
  /** The way to the manager's view on made-up answers. */
  readonly example?: ReactNode;
}

/** The questions and settings of a survey, with what respondents will see beside them; on small screens, behind a tab. */
export function Builder(props: BuilderProps) {
  const { builder, problems, members, checks, launch, launchProblem, locked, previewHidden, example } = props;
  const { draft, change } = builder;
  const [view, setView] = useState<'editor' | 'preview'>('editor');
  const written = writtenQuestions(draft).length;
  const people = members && asked(draft, members);

  function show(itemId: string) {
    setView('editor');
    if (questionsOf(draft).some(({ id }) => id === itemId)) builder.open(itemId);
    focusField(textFieldId(itemId));
  }
  return (
    <>
      <SegmentedControl
        className={styles.views}
        fullWidth
        aria-label={text.views.label}
        data={[
          { value: 'editor', label: text.views.editor },
          { value: 'preview', label: text.views.preview },
        ]}
        value={view}
        onChange={(value) => setView(value === 'preview' ? 'preview' : 'editor')}
      />
      <div className={styles.columns} data-view={view}>
        <div className={styles.editor}>
          <Card
            title={text.questions.title}
            aside={<span className={styles.summary}>{text.questions.summary(written, minutesNeeded(written))}</span>}
          >
            <ItemList builder={builder} problems={problems} locked={locked} />
            <UndoNotice builder={builder} />
            <AddBar builder={builder} locked={locked} />
          </Card>
          <AudienceCard draft={draft} members={members} problems={problems} locked={locked} onChange={change} />
          <PrivacyCard draft={draft} people={people} locked={locked} aside={example} onChange={change} />
          <InviteCard
            draft={draft}
            people={people?.length ?? null}
            locked={locked}
            onChange={(changed) => change({ ...draft, ...changed })}
          />
          <WhenCard
            draft={draft}
            problems={problems}
            locked={locked}
            fieldsKey={String(builder.generation)}
            onChange={change}
          />
        </div>
        <div className={styles.side}>
          {!previewHidden && (
            <div className={styles.previewPart}>
              <Preview draft={draft} openId={builder.openId} />
            </div>
          )}
          <Checklist checks={checks} launch={launch} problem={launchProblem} onShow={show} />
        </div>
      </div>
      <RefusedMoveDialog builder={builder} />
    </>
  );
}
