import { notFound } from '#core/http/errors.ts';
import { sameToken } from '#core/same-token.ts';
import { sha256 } from '#core/sha256.ts';
import type { PortalEvent } from '#shared/models/portal-event.ts';
import type { Bitrix24Operation } from '../operation.ts';
import type { PortalApp } from '../repositories/portal-apps.ts';

/** Bitrix24 also writes «undefined». */
const TASK_NUMBER = /^\d{1,15}$/;

type Context = Parameters<Bitrix24Operation<'receivePortalEvent'>>[0];

/**
 * What a portal tells of: that something has changed, never what it is now. That is read the way all changes are, so an
 * event that comes twice, late or not at all does no harm, and many of them become one reading. Who cannot show both the
 * key in the address and the token of the portal learns nothing.
 */
export const receivePortalEvent: Bitrix24Operation<'receivePortalEvent'> = async (context, { params, body }) => {
  const { repos, now, newId } = context;
  const access = await repos.integrations.findBitrix24(params.id);
  const app = access?.app ?? notFound('route');
  if (!sameToken(sha256(params.key), app.eventsKeyHash) || body['auth[member_id]'] !== app.memberId)
    return notFound('route');
  if (!(await isToldBy(body['auth[application_token]'], app, params.id, context))) return notFound('route');

  switch (body.event.toUpperCase()) {
    case 'ONAPPUNINSTALL':
      await repos.integrations.removeBitrix24(params.id, newId(), now);
      return {};
    case 'ONTASKDELETE':
      await doubt(body, params.id, context);
      break;
    case 'ONTASKADD':
    case 'ONTASKUPDATE':
    case 'ONUSERADD':
      break;
    default:
      return {};
  }
  await repos.portalSnapshots.noteEvent(params.id, { jobId: newId(), now });
  return {};
};

/** Whether a task is really gone is said by the portal when it is asked. */
async function doubt(body: PortalEvent, workspaceId: string, { repos, now }: Context): Promise<void> {
  const number = [body['data[FIELDS_BEFORE][ID]'], body['data[FIELDS_AFTER][ID]']].find((text) =>
    TASK_NUMBER.test(text ?? ''),
  );
  if (number !== undefined) await repos.portalSnapshots.doubtTask(workspaceId, Number(number), now);
}

/** What a portal shows with its events becomes known with the first of them, which the key in the address has vouched for. */
async function isToldBy(
  applicationToken: string,
  app: PortalApp,
  workspaceId: string,
  { repos }: Context,
): Promise<boolean> {
  const shown = sha256(applicationToken);
  if (app.applicationTokenHash !== '') return sameToken(shown, app.applicationTokenHash);
  if (await repos.integrations.learnApplicationToken(workspaceId, shown)) return true;
  const current = await repos.integrations.findBitrix24(workspaceId);
  return sameToken(shown, current?.app?.applicationTokenHash ?? '');
}
