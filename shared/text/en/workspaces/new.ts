import type { Catalogue } from '../../catalogue.ts';
import type { newWorkspaceText as Russian } from '../../ru/workspaces/new.ts';

export const newWorkspaceText: Catalogue<typeof Russian> = {
  description: (name) => `Workspace ${name}`,
};
