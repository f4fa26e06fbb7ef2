import type { PermissionFlags } from '#shared/models/workspace.ts';

const rights: Record<keyof PermissionFlags, string> = {
  can_invite_members: 'Приглашать участников',
  can_remove_members: 'Удалять участников',
  can_manage_roles: 'Менять роли',
  can_rename_workspace: 'Переименовывать пространство',
  can_delete_workspace: 'Удалять пространство',
  can_manage_workspace: 'Управлять пространством',
};

/** Words about workspaces: their creation, their page, the rights in them. */
export const workspacesText = {
  creation: {
    title: 'Создание рабочего пространства',
    firstTitle: 'Создайте ваше первое рабочее пространство',
    firstExplanation: 'Рабочее пространство нужно, чтобы начать работу: в нём вы организуете команду и проекты.',
    name: 'Название рабочего пространства',
    placeholder: 'Моя компания',
    hint: 'Возьмите понятное название команды или проекта',
    cancel: 'Отменить',
    submit: 'Создать',
    submitFirst: 'Создать рабочее пространство',
    submitting: 'Создание...',
    failed: (message: string) => `Ошибка создания рабочего пространства: ${message}`,
    failedFallback: 'сервер не ответил',
  },
  page: {
    title: 'Рабочее пространство',
    members: 'Участники',
    rights: 'Ваши права',
    granted: 'разрешено',
    refused: 'нет права',
    you: 'это вы',
    loadFailed: (message: string) => `Не удалось загрузить данные рабочего пространства: ${message}`,
    none: 'Нет активного рабочего пространства',
    noneText: 'Создайте новое или выберите другое в меню слева.',
  },
  rights,
} as const;
