import { describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { chooseWorkspace, isGone } from './workspace-context.tsx';

const workspace = (id: string): Workspace => ({
  id,
  name: id,
  description: '',
  user_role: 'hr',
  finance_access: { kind: 'none' },
  own_teams_only: false,
});
const FIRST = workspace('a3bb189e-8bf9-4888-9912-ace4e6543001');
const SECOND = workspace('a3bb189e-8bf9-4888-9912-ace4e6543002');

describe('chooseWorkspace', () => {
  it('takes the remembered one if it is in the list (A4-12)', () => {
    expect(chooseWorkspace([FIRST, SECOND], SECOND.id.toUpperCase())).toBe(SECOND);
  });

  it('takes the first when the remembered one is gone or there is none (A4-12)', () => {
    expect(chooseWorkspace([FIRST, SECOND], 'a3bb189e-8bf9-4888-9912-ace4e6543009')).toBe(FIRST);
    expect(chooseWorkspace([FIRST, SECOND], null)).toBe(FIRST);
  });

  it('takes none while there is nothing to choose from', () => {
    expect(chooseWorkspace([], SECOND.id)).toBeNull();
    expect(chooseWorkspace(undefined, SECOND.id)).toBeNull();
  });
});

describe('isGone', () => {
  it('is what stands in the list no more', () => {
    expect(isGone([SECOND], FIRST)).toBe(true);
    expect(isGone([], FIRST)).toBe(true);
  });

  it('is nothing that is listed, that was never seen, or of which there is no list yet', () => {
    expect(isGone([SECOND, workspace(FIRST.id.toUpperCase())], FIRST)).toBe(false);
    expect(isGone([SECOND], null)).toBe(false);
    expect(isGone(undefined, FIRST)).toBe(false);
  });
});
