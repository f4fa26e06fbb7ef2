import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { overview } from '#shared/contract/overview.ts';
import { packText as text } from '#text/overview/pack.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { usePackSettings } from './api.ts';
import { PackForm } from './components/pack-form.tsx';
import { PlanCard } from './components/plan-card.tsx';
import { wishedIn } from './lib/wished-in.ts';
import type { EffectWords } from './load-pack.ts';

interface PackPageProps {
  /** The effect of a task in words. */
  readonly effectWords: EffectWords;
}

/** Where a report for a meeting is made: for whom, over what time, of which teams, as what file. */
export function PackPage({ effectWords }: PackPageProps) {
  const { workspace, can } = useWorkspace();
  const may = can('results.read') || workspace.own_teams_only;
  return (
    <Stack fit gap="20">
      <PageHeader title={text.title} note={text.note} back={{ to: paths.app, label: text.back }} />
      {may ? <Making effectWords={effectWords} /> : <OfCompany>{text.noRight}</OfCompany>}
    </Stack>
  );
}

/** The form, and below it the letters that lead to what is chosen in it; a letter's link has chosen already. */
function Making({ effectWords }: PackPageProps) {
  const { workspace, can } = useWorkspace();
  const attention = useApi(overview.getAttention, { params: { id: workspace.id } });
  const settings = usePackSettings(workspace.id);
  const [query] = useSearchParams();
  const [choice, setChoice] = useState(() => wishedIn(query, !can('results.read')));
  const failed = attention.error ?? settings.error;
  if (!attention.data || !settings.data) {
    if (failed === undefined) return <SkeletonCards count={1} lines={6} />;
    const retry = () => void Promise.all([attention.mutate(), settings.mutate()]);
    return <ErrorState title={text.loadFailed} error={failed} onRetry={retry} />;
  }
  const { own, states } = attention.data;
  const known = states.map(({ team }) => team).filter((team) => own?.teams.includes(team) ?? true);
  return (
    <>
      <PackForm
        {...{ choice, known, effectWords }}
        kept={settings.data.brand}
        onChange={setChoice}
        onBrand={(brand) => settings.mutate({ ...settings.data!, brand }, false)}
      />
      {can('packs.manage') && (
        <PlanCard
          choice={choice}
          plan={settings.data.plan}
          onSet={(plan) => settings.mutate({ ...settings.data!, plan }, false)}
        />
      )}
    </>
  );
}
