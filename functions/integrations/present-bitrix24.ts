import type { Bitrix24Access } from './repositories/integrations.ts';
import type { PortalReading } from '#shared/models/integration.ts';
import { DEFAULT_STATUS_PRESET } from '#shared/rules/bitrix24-tasks.ts';

/** The access as the API shows it; nulls where there is none. */
export function present(access: Omit<Bitrix24Access, 'sealed' | 'version'> | null, reading: PortalReading | null) {
  return {
    webhook_url: access?.masked ?? null,
    created_at: access?.createdAt ?? null,
    updated_at: access?.updatedAt ?? null,
    status_preset: access?.statusPreset ?? DEFAULT_STATUS_PRESET,
    reading: access && reading,
  };
}
