import { planThatLifts, planWith, type Plan, type PlanFeature, type PlanLimit } from './plans.ts';

/** What is counted, after «не больше» and «до»: of one, of many. */
const COUNTED: Readonly<Record<PlanLimit, readonly [one: string, many: string]>> = {
  people: ['человека в рабочем пространстве', 'человек в рабочем пространстве'],
  workspaces: ['рабочего пространства', 'рабочих пространств'],
  pollsPerMonth: ['опроса в месяц', 'опросов в месяц'],
};

const FEATURE_NAMES: Readonly<Record<PlanFeature, string>> = {
  bitrix24: 'Интеграция с Bitrix24',
  ai: 'Анализ с ИИ',
  finance: 'Финансы',
};

/** Which limit stands in the way and which plan lifts it; for a plan that has the limit. */
export function limitText(plan: Plan, limit: PlanLimit): string {
  const most = plan.limits[limit] ?? 0;
  const lifting = planThatLifts(limit, most);
  return `На тарифе ${plan.name}\u00A0— не больше ${counted(most, limit)}.${lifting ? ` ${liftText(lifting, limit)}.` : ''}`;
}

/** That this needs a dearer plan, and which. */
export function featureText(plan: Plan, feature: PlanFeature): string {
  return `${FEATURE_NAMES[feature]}\u00A0— с тарифа ${planWith(feature).name}. Сейчас действует тариф ${plan.name}.`;
}

/** That an invoice is asked for fewer people than there are, which may be meant. */
export function fewerPeopleText(there: number): string {
  return `В\u00A0вашем пространстве ${persons(there)}. Укажите не\u00A0меньше или подтвердите, что счёт нужен на\u00A0меньшее число`;
}

/** Why nothing can be changed in a workspace that is one too many for the plan. */
export function surplusText(plan: Plan): string {
  return `Рабочее пространство открыто только для чтения. ${limitText(plan, 'workspaces')}`;
}

/** Why nothing can be changed in a workspace with more people than the plan has room for, and what opens it again. */
export function overcrowdedText(plan: Plan, people: number): string {
  const most = plan.limits.people ?? people;
  const lifting = planThatLifts('people', people - 1);
  return (
    `Рабочее пространство открыто только для чтения: в\u00A0нём ${persons(people)}, а\u00A0тариф ${plan.name} рассчитан на\u00A0${persons(most)}. ` +
    `Данные сохранены, открытые опросы продолжаются. Чтобы работать дальше, освободите места${lifting ? ` или перейдите на\u00A0тариф ${lifting.name}` : ''}.`
  );
}

/** Made where it is used: loading the rules of a language is no part of the start of a function. */
function persons(count: number): string {
  return `${count}\u00A0${new Intl.PluralRules('ru').select(count) === 'few' ? 'человека' : 'человек'}`;
}

function liftText(plan: Plan, limit: PlanLimit): string {
  const most = plan.limits[limit];
  return most === null ? `Без ограничений: ${plan.name}` : `До ${counted(most, limit)}: ${plan.name}`;
}

function counted(count: number, limit: PlanLimit): string {
  const [one, many] = COUNTED[limit];
  const singular = count % 10 === 1 && count % 100 !== 11;
  return `${count}\u00A0${singular ? one : many}`;
}
