import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { PackBrand } from '#shared/models/pack.ts';
import { colourMistake } from '#shared/rules/brand.ts';
import { PACK_AUDIENCES, PACK_FORMATS, PACK_PERIODS } from '#shared/rules/packs.ts';
import { packText as text } from '#text/overview/pack.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { setBrand } from '../api.ts';
import type { PackWish } from '../lib/pack.ts';
import type { PackChoice } from '../lib/wished-in.ts';
import type { EffectWords } from '../load-pack.ts';
import { makeFile, type MadeFile } from '../make-file.ts';
import { BrandFields } from './brand-fields.tsx';
import { Choice } from './choice.tsx';
import { AskField, TeamsField } from './pack-fields.tsx';

interface PackFormProps {
  readonly choice: PackChoice;
  /** Teams that can be shown by themselves. */
  readonly known: readonly string[];
  /** How reports look until now. */
  readonly kept: PackBrand;
  readonly effectWords: EffectWords;
  readonly onChange: (choice: PackChoice) => void;
  readonly onBrand: (brand: PackBrand) => unknown;
}

/** What a report is to be, and the button that makes it. */
export function PackForm({ choice, known, kept, effectWords, onChange, onBrand }: PackFormProps) {
  const { workspace, seesMoney, can } = useWorkspace();
  const { audience, period, format } = choice;
  const team = known.includes(choice.team) ? choice.team : '';
  const ownTeams = !can('results.read');
  const [teams, setTeams] = useState<readonly string[]>([]);
  const [ask, setAsk] = useState('');
  const [brand, setDraft] = useState(kept);
  const [checked, setChecked] = useState(false);
  const [file, setFile] = useState<MadeFile | null>(null);
  const action = useAction();
  const noTeam = audience === 'team' && team === '';

  async function make(): Promise<MadeFile> {
    if (brand.colour !== kept.colour || brand.logo !== kept.logo) {
      await onBrand(await setBrand(workspace.id, brand));
    }
    const wish: PackWish =
      audience === 'team' ? { audience, period, team } : { audience, period, teams, ask: linesOf(ask) };
    return makeFile({ workspace, wish, seesMoney, ownTeams, effectWords, format, brand });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (noTeam || (brand.colour !== null && colourMistake(brand.colour) !== null)) return;
    void action.run(make, (made) => {
      saveFile(made.content, made.name);
      setFile(made);
    });
  }

  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap="20">
          <Stack gap="6">
            {!ownTeams && (
              <Choice
                label={text.form.audience}
                values={PACK_AUDIENCES}
                names={text.form.audiences}
                value={audience}
                onChange={(next) => onChange({ ...choice, audience: next })}
              />
            )}
            <Caption>{text.form.about[audience]}</Caption>
            {audience !== 'team' && !seesMoney && <Caption>{text.form.money}</Caption>}
          </Stack>
          {audience === 'team' ? (
            <NativeSelect
              label={text.form.team}
              value={team}
              error={checked && noTeam ? text.form.chooseTeam : null}
              data={[{ value: '', label: text.form.chooseTeam }, ...known.map((one) => ({ value: one, label: one }))]}
              onChange={({ currentTarget }) => onChange({ ...choice, team: currentTarget.value })}
            />
          ) : (
            <TeamsField known={known} value={teams} onChange={setTeams} />
          )}
          {known.length === 0 && <Caption>{text.form.noTeams}</Caption>}
          <Choice
            label={text.form.period}
            values={PACK_PERIODS}
            names={text.form.periods}
            value={period}
            onChange={(next) => onChange({ ...choice, period: next })}
          />
          {audience === 'board' && <AskField value={ask} onChange={setAsk} />}
          <Choice
            label={text.form.format}
            values={PACK_FORMATS}
            names={text.form.formats}
            value={format}
            onChange={(next) => onChange({ ...choice, format: next })}
          />
          {can('packs.manage') && <BrandFields value={brand} onChange={setDraft} />}
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
