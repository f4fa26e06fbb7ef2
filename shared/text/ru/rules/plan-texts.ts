/** What is counted, after «не больше» and «до»: of one, of many. */
const COUNTED = {
  people: ['человека в рабочем пространстве', 'человек в рабочем пространстве'],
  workspaces: ['рабочего пространства', 'рабочих пространств'],
  pollsPerMonth: ['опроса в месяц', 'опросов в месяц'],
} as const;
type Limit = keyof typeof COUNTED;

const counted = (count: number, limit: Limit): string => {
  const [one, many] = COUNTED[limit];
  const singular = count % 10 === 1 && count % 100 !== 11;
  return `${count}\u00A0${singular ? one : many}`;
};
/** Made where it is used: loading the rules of a language is no part of the start of a function. */
const persons = (count: number): string =>
  `${count}\u00A0${new Intl.PluralRules('ru').select(count) === 'few' ? 'человека' : 'человек'}`;

const FEATURES = { bitrix24: 'Интеграция с Bitrix24', ai: 'Анализ с ИИ', finance: 'Финансы' } as const;

/** What a plan does not allow, and which plan does; plans by their names. */
export const planTexts = {
  /** `lifting` is the plan that lifts the limit, with how many it allows: null for no limit. */
  limit: (
    plan: string,
    limit: Limit,
    most: number,
    lifting: { readonly plan: string; readonly most: number | null } | null,
  ) =>
    `На тарифе ${plan}\u00A0— не больше ${counted(most, limit)}.${
      lifting === null
        ? ''
        : lifting.most === null
          ? ` Без ограничений: ${lifting.plan}.`
          : ` До ${counted(lifting.most, limit)}: ${lifting.plan}.`
    }`,
  feature: (feature: keyof typeof FEATURES, from: string, now: string) =>
    `${FEATURES[feature]}\u00A0— с тарифа ${from}. Сейчас действует тариф ${now}.`,
  fewerPeople: (there: number) =>
    `В\u00A0вашем пространстве ${persons(there)}. Укажите не\u00A0меньше или подтвердите, что счёт нужен на\u00A0меньшее число`,
  readOnly: (why: string) => `Рабочее пространство открыто только для чтения. ${why}`,
  overcrowded: (people: number, plan: string, most: number, lifting: string | null) =>
    `Рабочее пространство открыто только для чтения: в\u00A0нём ${persons(people)}, а\u00A0тариф ${plan} рассчитан на\u00A0${persons(most)}. ` +
    `Данные сохранены, открытые опросы продолжаются. Чтобы работать дальше, освободите места${lifting === null ? '' : ` или перейдите на\u00A0тариф ${lifting}`}.`,
} as const;
