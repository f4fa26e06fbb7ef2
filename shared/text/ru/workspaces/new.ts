export const newWorkspaceText = {
  /** The description a workspace has until it is given one. */
  description: (name: string) => `Рабочее пространство ${name}`,
} as const;
