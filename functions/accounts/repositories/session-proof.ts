import type { Item } from '#data/table.ts';

/** How sure it is whose a session is. */
export interface SessionProof {
  /** When it was last shown who is behind it: by logging in, or since. */
  readonly provedAt: string;
  /** Whether a second factor was among what it was shown by. */
  readonly secondFactor: boolean;
  /** The provider it was opened by: `yandex`, `vk`, or a workspace; null of one that a password or a passkey has opened. */
  readonly provider: string | null;
}

/** The proof of a stored session; those from before it was kept were proved when they began. */
export function toSessionProof(item: Item): SessionProof {
  return {
    provedAt: String(item['provedAt'] ?? item['createdAt']),
    secondFactor: item['secondFactor'] === true,
    provider: typeof item['provider'] === 'string' ? item['provider'] : null,
  };
}
