import type { Bitrix24Access } from '#data/integrations.ts';

/** The access as the API shows it; nulls where there is none. */
export function present(access: Pick<Bitrix24Access, 'masked' | 'createdAt' | 'updatedAt'> | null) {
  return {
    webhook_url: access?.masked ?? null,
    created_at: access?.createdAt ?? null,
    updated_at: access?.updatedAt ?? null,
  };
}
