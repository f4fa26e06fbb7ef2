import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { overview } from '#shared/contract/overview.ts';
import { packText as text } from '#text/overview/pack.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BrandFields } from './components/brand-fields.tsx';
import { Choice } from './components/choice.tsx';
import { AskField, TeamsField } from './components/pack-fields.tsx';
import { keepBrand, keptBrand, type KeptBrand } from './kept-brand.ts';
import { colourMistake } from './lib/brand.ts';
import { AUDIENCES, PERIODS, type Audience, type PackWish, type Period } from './lib/pack.ts';
import type { EffectWords } from './load-pack.ts';
import { FORMATS, makeFile, type Format, type MadeFile } from './make-file.ts';

/** Where a report for a meeting is made: for whom, over what time, of which teams, as what file. */
export function PackPage({ effectWords }: { readonly effectWords: EffectWords }) {
  const { can } = useWorkspace();
  return (
    <Stack fit gap="20">
      <PageHeader title={text.title} note={text.note} back={{ to: paths.app, label: text.back }} />
      {can('results.read') ? <PackForm effectWords={effectWords} /> : <OfCompany>{text.noRight}</OfCompany>}
    </Stack>
  );
}

function PackForm({ effectWords }: { readonly effectWords: EffectWords }) {
  const { workspace, seesMoney } = useWorkspace();
  const { data: attention } = useApi(overview.getAttention, { params: { id: workspace.id } });
  const known = attention?.states.map(({ team }) => team) ?? [];
  const [audience, setAudience] = useState<Audience>('board');
  const [period, setPeriod] = useState<Period>('year');
  const [format, setFormat] = useState<Format>('a4');
  const [teams, setTeams] = useState<readonly string[]>([]);
  const [team, setTeam] = useState('');
  const [ask, setAsk] = useState('');
  const [brand, setBrand] = useState<KeptBrand>(() => keptBrand(workspace.id));
  const [checked, setChecked] = useState(false);
  const [file, setFile] = useState<MadeFile | null>(null);
  const action = useAction();
  const wrongColour = brand.colour === '' ? null : colourMistake(brand.colour);
  const noTeam = audience === 'team' && team === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (wrongColour !== null || noTeam) return;
    keepBrand(workspace.id, brand);
    const wish: PackWish =
      audience === 'team' ? { audience, period, team } : { audience, period, teams, ask: linesOf(ask) };
    void action.run(
      () => makeFile({ workspace, wish, seesMoney, effectWords, format, brand }),
      (made) => {
        saveFile(made.content, made.name);
        setFile(made);
      },
    );
  }

  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap="20">
          <Stack gap="6">
            <Choice
              label={text.form.audience}
              values={AUDIENCES}
              names={text.form.audiences}
              value={audience}
              onChange={setAudience}
            />
            <Caption>{text.form.about[audience]}</Caption>
            {audience !== 'team' && !seesMoney && <Caption>{text.form.money}</Caption>}
          </Stack>
          {audience === 'team' ? (
            <NativeSelect
              label={text.form.team}
              value={team}
              error={checked && noTeam ? text.form.chooseTeam : null}
              data={[{ value: '', label: text.form.chooseTeam }, ...known.map((one) => ({ value: one, label: one }))]}
              onChange={({ currentTarget }) => setTeam(currentTarget.value)}
            />
          ) : (
            <TeamsField known={known} value={teams} onChange={setTeams} />
          )}
          {attention && known.length === 0 && <Caption>{text.form.noTeams}</Caption>}
          <Choice
            label={text.form.period}
            values={PERIODS}
            names={text.form.periods}
            value={period}
            onChange={setPeriod}
          />
          {audience === 'board' && <AskField value={ask} onChange={setAsk} />}
          <Choice
            label={text.form.format}
            values={FORMATS}
            names={text.form.formats}
            value={format}
            onChange={setFormat}
          />
          <BrandFields value={brand} mistake={checked ? wrongColour : null} onChange={setBrand} />
          {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
          <Inline gap="12" rowGap="8">
            <Button type="submit" loading={action.busy}>
              {text.make}
            </Button>
            {file && (
              <Button variant="default" onClick={() => saveFile(file.content, file.name)}>
                {text.again}
              </Button>
            )}
          </Inline>
          <Caption role="status" breaks>
            {file && !action.busy && text.saved(file.name)}
          </Caption>
        </Stack>
      </form>
    </Card>
  );
}

const ASKED_MOST = 5;

/** What is asked to be decided, a line each. */
function linesOf(words: string): string[] {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, ASKED_MOST);
}
