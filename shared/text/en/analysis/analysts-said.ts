import type { Catalogue } from '../../catalogue.ts';
import type { analystsSaid as Russian } from '../../ru/analysis/analysts-said.ts';

/** What became of asking a model; kept as data. */
export const analystsSaid: Catalogue<typeof Russian> = {
  sentOfWorkload: ({ name }) =>
    `Figures and findings of the built-in analysis went to ${name}: no names, team names, email addresses or task texts`,
  sentOfAnswers: ({ name }) =>
    `Figures, questions and themes went to ${name}: no names, team names, email addresses or answer texts`,
  notConnected: ({ name }) => `${name} is not connected`,
  replyLost: ({ name }) =>
    `The reply from ${name} did not arrive: the analysis was interrupted. It was not asked again, so as not to pay twice`,
  closedByPlan: ({ opensWith, plan }) => `AI analysis comes with the ${opensWith} plan. The current plan is ${plan}.`,
};
