import type { OperationContext } from '#core/http/operation.ts';
import { markSigner } from '#core/rules/participation-mark.ts';
import type { Member } from '#data/member.ts';
import type { Survey } from '#data/surveys.ts';
import { isPast } from '#shared/rules/frame-state.ts';

/** What a survey is to whoever reads it. */
export interface Standing {
  /** Whether it asks them and they have not answered. */
  readonly waits: boolean;
  /** Null where nobody can tell, or nobody is asked any more. */
  readonly answeredByMe: boolean | null;
}

/** Who reads. */
export type Reading = Pick<
  OperationContext<'audiences' | 'participation' | 'responses'>,
  'repos' | 'keyring' | 'now'
> & {
  readonly member: Member;
};

/**
 * What surveys are to a member, in the order of the surveys: of those that are open, in two round trips however many
 * they are. A mark tells that somebody has answered without names, and nothing of what they said.
 */
export async function standingsOf(surveys: readonly Survey[], reading: Reading): Promise<Standing[]> {
  const { repos, member, now } = reading;
  const open = surveys.filter((survey) => survey.status === 'PUBLISHED' && !isPast(survey, now));
  const idsOf = (some: readonly Survey[]) => some.map(({ id }) => id);
  const [asking, named, marked] = await Promise.all([
    repos.audiences.asking(idsOf(open.filter((one) => one.respondentType !== 'ALL')), member.userId),
    repos.responses.answeredOf(idsOf(open.filter((one) => !one.isAnonymous)), member.userId),
    markedOf(idsOf(open.filter((one) => one.isAnonymous)), reading),
  ]);
  return surveys.map((survey) => {
    const { id, isAnonymous, respondentType } = survey;
    if (!open.includes(survey)) return { waits: false, answeredByMe: null };
    const asked = respondentType === 'ALL' || asking.has(id);
    const answered = (isAnonymous ? marked : named).has(id);
    return { waits: asked && !answered, answeredByMe: isAnonymous ? null : answered };
  });
}

async function markedOf(
  surveyIds: readonly string[],
  { repos, keyring, member }: Reading,
): Promise<ReadonlySet<string>> {
  const secrets = await repos.participation.keysOf(surveyIds);
  const marks = await Promise.all(
    [...secrets].map(async ([frameId, key]) => {
      const sign = await markSigner(key, keyring);
      return { frameId, keyId: key.keyId, mac: sign(member.userId) };
    }),
  );
  return repos.participation.markedIn(marks);
}
