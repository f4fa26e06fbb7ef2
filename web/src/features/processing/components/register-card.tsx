import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ProcessingRegister } from '#shared/models/processing.ts';
import { PROCESSING_TEXT_MAX_LENGTH } from '#shared/rules/processing.ts';
import { registerText as text } from '#text/processing/register.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { useReadSiteFacts } from '#web/lib/read-site-facts.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRegister, useRegisterChange } from '../api.ts';
import { registerRows } from '../lib/register-rows.ts';
import styles from './processing.module.css';

/** The register of processing: what the service knows, what the company says, and both as a file. */
export function RegisterCard({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useRegister(workspaceId);
  return (
    <Card title={text.title} lead={text.lead}>
      {data ? (
        // What somebody else has saved begins the form anew.
        <Register key={data.version} workspaceId={workspaceId} register={data} />
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={6} />
      ) : (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}

interface RegisterProps {
  readonly workspaceId: string;
  readonly register: ProcessingRegister;
}

function Register({ workspaceId, register }: RegisterProps) {
  const { company, responsible, bases, version } = register;
  const [said, say] = useState({ company, responsible, bases });
  const { residency, hosting } = useReadSiteFacts();
  const change = useRegisterChange(workspaceId);
  const saving = useAction();
  const file = useAction();
  const rows = registerRows(register, hosting);
  const where = residency ?? text.whereUnsaid;
  const blocked = register.blocked === null ? text.blockedNobody : text.blockedOf(register.blocked);
  const changed = JSON.stringify(said) !== JSON.stringify({ company, responsible, bases });

  const save = () =>
    void saving.run(
      () => change({ version, ...said }),
      () => toast(text.saved),
    );
  const download = () =>
    void file.run(async () => {
      const { registerFile } = await import('../lib/register-file.ts');
      const name = exportFileName(text.fileName, new Date().toISOString(), 'xlsx', text.fileName);
      saveFile(registerFile({ ...said, rows, where, blocked }), name);
      toast(text.fileDone(name));
    });

  return (
    <Stack gap="20">
      <div className={styles.terms}>
        <TextInput
          label={text.company}
          description={text.companyHint}
          value={said.company}
          maxLength={PROCESSING_TEXT_MAX_LENGTH}
          onChange={({ currentTarget }) => say({ ...said, company: currentTarget.value })}
        />
        <TextInput
          label={text.responsible}
          description={text.responsibleHint}
          value={said.responsible}
          maxLength={PROCESSING_TEXT_MAX_LENGTH}
          onChange={({ currentTarget }) => say({ ...said, responsible: currentTarget.value })}
        />
      </div>
      <dl className={styles.facts}>
        <dt>{text.where}</dt>
        <dd>{where}</dd>
        <dt>{text.blocked}</dt>
        <dd>{blocked}</dd>
      </dl>
      <ul className={styles.purposes}>
        {rows.map(({ purpose, title, facts }) => (
          <Stack as="li" key={purpose} gap="10">
            <Text as="h3" weight="600">
              {title}
            </Text>
            <details className={styles.known}>
              <summary>{text.known}</summary>
              <dl className={styles.facts}>
                {facts.map(([name, value]) => (
                  <Fact key={name} name={name} value={value} />
                ))}
              </dl>
            </details>
            <Textarea
              label={text.basis}
              aria-label={`${text.basis}: ${title}`}
              placeholder={text.basisHint}
              autosize
              minRows={1}
              maxRows={6}
              value={said.bases[purpose]}
              maxLength={PROCESSING_TEXT_MAX_LENGTH}
              onChange={({ currentTarget }) =>
                say({ ...said, bases: { ...said.bases, [purpose]: currentTarget.value } })
              }
            />
          </Stack>
        ))}
      </ul>
      <Caption pretty>{text.lawyer}</Caption>
      <Inline gap="10">
        <Button loading={saving.busy} disabled={!changed} onClick={save}>
          {text.save}
        </Button>
        <Button variant="default" loading={file.busy} onClick={download}>
          {text.file}
        </Button>
      </Inline>
      {saving.error !== null && <FailureNote error={saving.error} prefix={text.failed} />}
      {file.error !== null && <FailureNote error={file.error} prefix={text.fileFailed} />}
    </Stack>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
