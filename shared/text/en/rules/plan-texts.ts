import type { Catalogue } from '../../catalogue.ts';
import type { planTexts as Russian } from '../../ru/rules/plan-texts.ts';
import { plural } from '../format.ts';

const COUNTED = {
  people: ['person in a workspace', 'people in a workspace'],
  workspaces: ['workspace', 'workspaces'],
  pollsPerMonth: ['poll a month', 'polls a month'],
} as const;
const counted = (count: number, limit: keyof typeof COUNTED): string => {
  const [one, other] = COUNTED[limit];
  return plural(count, one, other);
};
const persons = (count: number): string => plural(count, 'person', 'people');

const FEATURES = { bitrix24: 'Integration with Bitrix24', ai: 'Analysis with AI', finance: 'Finance' } as const;

export const planTexts: Catalogue<typeof Russian> = {
  limit: (plan, limit, most, lifting) =>
    `The ${plan} plan allows at most ${counted(most, limit)}.${
      lifting === null
        ? ''
        : lifting.most === null
          ? ` Without limits: ${lifting.plan}.`
          : ` Up to ${counted(lifting.most, limit)}: ${lifting.plan}.`
    }`,
  feature: (feature, from, now) => `${FEATURES[feature]} comes with the ${from} plan. The plan now is ${now}.`,
  fewerPeople: (there) =>
    `Your workspace has ${persons(there)}. Enter at least as many, or confirm that the invoice is meant for fewer`,
  readOnly: (why) => `The workspace is read-only. ${why}`,
  overcrowded: (people, plan, most, lifting) =>
    `The workspace is read-only: it has ${persons(people)}, and the ${plan} plan is for ${persons(most)}. ` +
    `The data is safe, open polls continue. To keep working, free some seats${lifting === null ? '' : ` or move to the ${lifting} plan`}.`,
};
