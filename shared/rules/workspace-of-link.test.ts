import { expect, it } from 'vitest';
import { joinToken } from '#functions/workspaces/join-token.ts';
import { newInvitationToken } from '#functions/workspaces/invitation-token.ts';
import { createSecretKey, randomUUID } from 'node:crypto';
import { workspaceOfLink } from './workspace-of-link.ts';

it('names the workspace of an invitation and of a joining link', async () => {
  const keyring = { derive: () => Promise.resolve(createSecretKey(Buffer.alloc(32, 1))) };
  for (let round = 0; round < 200; round++) {
    const workspaceId = randomUUID();
    expect(workspaceOfLink(newInvitationToken({ workspaceId, invitationId: randomUUID() }).token)).toBe(workspaceId);
    expect(workspaceOfLink(await joinToken({ workspaceId, nonce: randomUUID() }, keyring))).toBe(workspaceId);
  }
});

it('names none for what cannot be a token', () => {
  for (const text of ['', 'not-a-token', 'я'.repeat(40), 'a b'.repeat(20)]) expect(workspaceOfLink(text)).toBeNull();
});
