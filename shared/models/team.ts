import { titleLine } from './common.ts';
import { workspacesValidation } from '#text/workspaces/validation.ts';

/** The team or department a member belongs to, as the workspace calls it. */
export const TEAM_MAX_LENGTH = 80;
export const Team = titleLine(
  TEAM_MAX_LENGTH,
  () => workspacesValidation.teamWanted,
  () => workspacesValidation.teamTooLong,
);
