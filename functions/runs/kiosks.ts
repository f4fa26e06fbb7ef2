import { conflict, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Kiosk, MadeKiosk, NewKiosk } from '#shared/models/kiosk.ts';
import { RUN_KIOSKS_MAX } from '#shared/rules/kiosks.ts';
import { kiosksErrors } from '#text/runs/kiosks.ts';
import { requireNotOver } from './ended-run.ts';
import { hashOfPin } from './pin-hash.ts';
import { newPublicToken } from './public-token.ts';
import { hashOfToken, type Kiosk as StoredKiosk } from './repositories/kiosks.ts';
import type { Run } from './repositories/run.ts';

type Context = Pick<OperationContext<'kiosks'>, 'repos' | 'now' | 'newId'>;

/** The kiosks of a run in the words of the API, the newest first; nothing of their addresses and PINs. */
export async function kiosksOf(runId: string, { repos }: Pick<Context, 'repos'>): Promise<{ kiosks: Kiosk[] }> {
  return { kiosks: (await repos.kiosks.list(runId)).map(presentKiosk) };
}

/** Makes a kiosk for a run that takes answers, or will. Its token is told here and never again. */
export async function makeKioskOf(run: Run, { name, pin }: NewKiosk, context: Context): Promise<MadeKiosk> {
  const { repos, now, newId } = context;
  requireNotOver(run, now);
  if ((run.kiosks ?? 0) >= RUN_KIOSKS_MAX) conflict(kiosksErrors.most);
  const token = newPublicToken(run.id);
  const made = {
    id: newId(),
    name,
    createdAt: now.toISOString(),
    pin: await hashOfPin(pin),
    hash: hashOfToken(token),
  };
  if (!(await repos.kiosks.make(run, made, now))) conflict(kiosksErrors.changed);
  return { ...presentKiosk(made), token };
}

/** Ends a kiosk: its address leads nowhere, and what its tablet has not delivered yet is refused. The answers stay. */
export async function endKioskOf(run: Run, kioskId: string, { repos, now }: Context): Promise<void> {
  const found = (await repos.kiosks.list(run.id)).find(({ id }) => id === kioskId) ?? notFound('kiosk');
  if (!(await repos.kiosks.end(run, found, now))) conflict(kiosksErrors.changed);
}

function presentKiosk({ id, name, createdAt }: StoredKiosk): Kiosk {
  return { id, name, created_at: createdAt };
}
