import type { ReactNode } from 'react';
import type { SurveyLaunch } from '#shared/models/survey.ts';
import type { Member } from '#shared/models/workspace.ts';
import { BuilderColumns } from '../../components/builder-columns.tsx';
import { Preview } from '../../components/preview.tsx';
import { QuestionsCard } from '../../components/questions-card.tsx';
import { conditionWords } from '../../lib/condition-words.ts';
import type { Check } from '../../lib/check.ts';
import { questionsOf } from '../../lib/draft.ts';
import type { BuilderState } from '../../lib/use-builder.ts';
import { asked, unreached } from '../lib/audience.ts';
import type { SurveyProblems } from '../lib/problems.ts';
import { surveyAsked } from '../lib/survey-preview.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import { contactsInTeams, type ContactsToAsk } from '#web/ui/launch/use-contacts-asked.ts';
import { AudienceCard } from './audience-card.tsx';
import { Groups } from './groups.tsx';
import { InviteCard } from './invite-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { SurveyAddBar } from './survey-add-bar.tsx';
import { WhenCard } from './when-card.tsx';

const text = launchText.checklist;

interface BuilderProps {
  readonly builder: BuilderState<SurveyDraft>;
  readonly problems: SurveyProblems;
  readonly members: readonly Member[] | undefined;
  /** The people without an account whom it asks; null while nobody knows. */
  readonly contacts: ContactsToAsk | null;
  readonly checks: readonly Check[];
  readonly launch: SurveyLaunch | undefined;
  /** Why groups are not told; undefined when they are, or soon will be. */
  readonly launchProblem: string | undefined;
  readonly locked: boolean;
  /** The side preview makes room: the same fields stand in a dialog. */
  readonly previewHidden: boolean;
  /** The way to the manager's view on made-up answers. */
  readonly example?: ReactNode;
}

/** The questions and settings of a survey, with what respondents will see beside them. */
export function Builder(props: BuilderProps) {
  const { builder, problems, members, contacts, checks, launch, launchProblem, locked, previewHidden, example } = props;
  const { draft, change, openId } = builder;
  const people = members && [...asked(draft, members), ...contactsInTeams(contacts, draft)];
  const open = questionsOf(draft).find(({ id }) => id === openId);
  return (
    <BuilderColumns
      builder={builder}
      preview={
        !previewHidden && (
          <Preview asked={surveyAsked(draft)} openId={openId} condition={open ? conditionWords(draft, open) : null} />
        )
      }
      checklist={{ title: text.title, checks, more: launch && <Groups launch={launch} />, hint: launchProblem }}
    >
      <QuestionsCard builder={builder} problems={problems} locked={locked}>
        <SurveyAddBar builder={builder} locked={locked} />
      </QuestionsCard>
      <AudienceCard
        draft={draft}
        members={members}
        contacts={contacts}
        problems={problems}
        locked={locked}
        onChange={change}
      />
      <PrivacyCard draft={draft} people={people} locked={locked} aside={example} onChange={change} />
      <InviteCard
        draft={draft}
        contacts={contacts}
        unreached={unreached(draft, members)}
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
    </BuilderColumns>
  );
}
