/** The letter about the HR budget. */
export const financeLetters = {
  budget: {
    near: 'HR-бюджет подходит к концу',
    over: 'HR-бюджета может не хватить',
    warning: (text: string) => `${text}.`,
    workspace: 'Рабочее пространство:',
    open: 'Открыть финансы',
    footnote:
      'Об этом мы пишем один раз, владельцу и тем, кому открыты финансы. Выключить такие письма можно в настройках, в разделе «Автоматизация».',
  },
} as const;
