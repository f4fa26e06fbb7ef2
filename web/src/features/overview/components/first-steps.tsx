import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasRoomFor, planNamed } from '#shared/rules/plans.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspacePlan } from '#web/lib/use-workspace-plan.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import { CopyJoinLink } from './copy-join-link.tsx';
import { FIRST_STEPS, type FirstStep } from '../lib/first-steps.ts';
import { overviewText } from '#text/overview.ts';
import styles from './first-steps.module.css';
import band from './band.module.css';

const text = overviewText.steps;

interface FirstStepsProps {
  readonly done: ReadonlySet<FirstStep>;
  /** Nobody but the reader is in the space. */
  readonly alone: boolean;
  /** So many are expected by the company's directory, and nobody has written to them. */
  readonly untold: number;
}

/** The way from an empty space to the first pulse: what is done is ticked by itself, the next step is the one to press. */
export function FirstSteps({ done, alone, untold }: FirstStepsProps) {
  const next = FIRST_STEPS.find((step) => !done.has(step));
  return (
    <Card title={text.title} aside={<span className={styles.aside}>{text.done(done.size, FIRST_STEPS.length)}</span>}>
      <ol className={styles.steps}>
        {FIRST_STEPS.map((step, index) => (
          <li key={step} className={styles.step} data-done={done.has(step)}>
            <span className={done.has(step) ? styles.tick : step === next ? styles.next : styles.number}>
              {done.has(step) ? <CheckIcon size={16} /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            <div className={styles.words}>
              <StepWords step={step} done={done.has(step)} isNext={step === next} alone={alone} untold={untold} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface StepWordsProps {
  readonly step: FirstStep;
  readonly done: boolean;
  readonly isNext: boolean;
  readonly alone: boolean;
  readonly untold: number;
}

function StepWords({ step, done, isNext, alone, untold }: StepWordsProps) {
  const { can, workspace } = useWorkspace();
  const { data } = useWorkspacePlan(workspace.id);
  const plan = data && planNamed(data.subscription_type);
  if (step === 'space') return <Words title={text.space} done />;
  const words = text[step];
  if (done) return <Words title={words.title} done />;
  const variant = isNext ? 'filled' : 'default';
  switch (step) {
    case 'team':
      return (
        <Words
          title={words.title}
          text={[
            untold > 0 ? text.team.untold(untold) : words.text,
            alone ? text.team.alone : '',
            plan && !hasRoomFor(plan, SMALLEST_GROUP) ? text.team.small(plan) : '',
          ].join(' ')}
        >
          <Button component={Link} to={paths.section('workspaces')} variant={variant}>
            {words.action}
          </Button>
          <CopyJoinLink />
        </Words>
      );
    case 'poll':
      return (
        <Words title={words.title} text={words.text}>
          <Button component={Link} to={paths.newAskingFrom('enps')} variant={variant}>
            {words.action}
          </Button>
        </Words>
      );
    case 'tasks':
      return (
        <Words
          title={words.title}
          text={[
            words.text,
            plan && !plan.features.includes('ai') ? `${overviewText.load.noPlan.title}.` : '',
            can('integrations.manage') ? '' : text.tasks.ask,
          ].join(' ')}
        >
          {can('integrations.manage') && (
            <Button component={Link} to={paths.settingsIntegrations} variant={variant}>
              {words.action}
            </Button>
          )}
        </Words>
      );
  }
}

interface WordsProps {
  readonly title: string;
  readonly text?: string;
  readonly done?: boolean;
  readonly children?: ReactNode;
}

function Words({ title, text: words, done = false, children }: WordsProps) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{done ? text.ready : words}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </>
  );
}

/** What stands above the steps: what will be here, and what is left to do. */
export function StartBand({ name, left }: { readonly name: string; readonly left: number }) {
  return (
    <section className={band.band} aria-label={overviewText.band.label}>
      <div className={band.words}>
        <p className={band.greeting}>{overviewText.greeting(name)}</p>
        <h2 className={band.title}>{text.bandTitle}</h2>
        <p className={band.line}>{text.bandText(left)}</p>
      </div>
      <PulseLine drawn className={styles.pulse} />
    </section>
  );
}
