import type { PackPlan } from '#shared/models/pack.ts';
import type { StoredPackPlan } from './repositories/packs.ts';

/** A plan as the API tells it. */
export function presentPackPlan({ dueAt, setBy, setAt, ...plan }: StoredPackPlan): PackPlan {
  return { ...plan, readers: [...plan.readers], next_at: dueAt, set_by: setBy, set_at: setAt };
}
