import type { Command } from './command.ts';

/** Gives every workspace its nights that has none: those that were made before there were automations. */
export const enrolWorkspaces: Command = async ({ automations }, now, scan) => {
  let [all, fresh] = [0, 0];
  for await (const { id } of scan('workspace')) {
    all += 1;
    if (await automations.enrol(String(id), now)) fresh += 1;
  }
  return [`${fresh} of ${all} workspace(s) have got their nights now; the others had them`];
};
