import { portalChanges, portalReading } from './portal-reading.ts';
import type { Bitrix24Access } from './repositories/integrations.ts';
import type { PortalHead } from './repositories/portal-snapshots.ts';
import { DEFAULT_STATUS_PRESET } from '#shared/rules/bitrix24-tasks.ts';

/** The access as the API shows it, with how its portal is read; nulls where there is none. */
export function present(
  access: Omit<Bitrix24Access, 'sealed' | 'version'> | null,
  head: PortalHead | null,
  { application, now }: { readonly application: unknown; readonly now: Date },
) {
  return {
    webhook_url: access?.masked ?? null,
    kind: access && (access.app ? ('app' as const) : ('webhook' as const)),
    app: access?.app ? { ended: access.app.ended, events_at: head?.eventAt ?? null } : null,
    app_offered: application !== null,
    created_at: access?.createdAt ?? null,
    updated_at: access?.updatedAt ?? null,
    status_preset: access?.statusPreset ?? DEFAULT_STATUS_PRESET,
    reading: access && portalReading(head, now),
    changes: access && portalChanges(head),
  };
}
