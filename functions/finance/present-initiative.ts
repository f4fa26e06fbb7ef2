import type { StoredInitiative } from './repositories/initiatives.ts';
import type { Initiative } from '#shared/models/finance/money.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';
import { effectNow, type Measured } from './effects.ts';

/** An initiative as the API shows it, with what it has changed. */
export async function presentInitiative(
  context: Parameters<typeof effectNow>[0],
  initiative: StoredInitiative,
  measured: Measured,
): Promise<Initiative> {
  return {
    id: initiative.id,
    version: initiative.version,
    title: initiative.title,
    department: initiative.department,
    cost: roublesOf(initiative.kopecks),
    started_on: initiative.startedOn,
    measure: initiative.measure,
    note: initiative.note,
    created_at: initiative.createdAt,
    effect: await effectNow(context, initiative, measured),
  };
}
