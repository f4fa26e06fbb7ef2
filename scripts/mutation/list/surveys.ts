import { guardsIn } from '../guard.ts';

/** Building, launching and ending surveys. */
export const guards = [
  guardsIn('functions/surveys/questions.ts', 'tests/api/surveys/create-survey.test.ts', {
    'surveys: at least one question -> words of the specification':
      'if ([-asked.length ===-]{+given.length <+} 0) invalid(',
    'surveys: orders leave none out -> orders with a gap': 'if (order > placed.length{+ + 100+}) {',
    'surveys: a condition names an earlier question -> a condition on itself':
      'if (!on{+ && path === ""+}) return [{ path,',
  }),
  guardsIn('shared/question-kinds/parts/choosing.ts', 'tests/api/surveys/create-survey.test.ts', {
    'surveys: two options to choose from -> one option': 'options.length < [-OPTIONS_MIN-]{+0+}',
  }),
  guardsIn('functions/surveys/settings.ts', 'tests/api/surveys/create-survey.test.ts', {
    'surveys: anonymous answers are never seen as they come -> seen as they come':
      "[-if (!anonymous || visibility !== 'live') -]return;",
    'surveys: only members are picked out -> never was a member': 'if (strangers.length [->-]{+<+} 0) invalid(',
  }),
  guardsIn('functions/surveys/repositories/surveys.ts', 'tests/api/surveys/create-survey.test.ts', {
    'surveys: counted by the plan -> more in a month':
      'takePoll(owner.id, [-owner.limit-]{+null+}, new Date(createdAt)),',
  }),
  guardsIn('functions/surveys/operations/update-survey.ts', 'tests/api/surveys/update-survey.test.ts', {
    'surveys: what respondents were told does not change -> nothing else be changed|left to change in its title':
      '[-if (Object.keys(changes).some((name) => !mayChange(survey.status, name))) settled(survey.status);-]',
    'surveys: never opened again -> once and for ever|moves to the archive and back':
      '[-if (next !== null && !canBecome(survey.status, next)) noSuchStep(survey.status, next);-]',
  }),
  guardsIn('functions/surveys/repositories/surveys.ts', 'tests/api/surveys/update-survey.test.ts', {
    'surveys: version -> by two at once':
      'return update(keyOf(old), { set }, { exists: true[-, equals: { version: old.version }-] });',
  }),
  guardsIn('functions/surveys/publication.ts', 'tests/api/surveys/publish-survey.test.ts', {
    'surveys: the smallest group is asked without names -> fewer than the smallest group':
      'return isAnonymous && people < [-smallestGroup-]{+1+} &&',
    'surveys: few of a role, with a link -> few of a role':
      "![-(respondentType === 'ALL' && allowUnauthenticated)-]{+allowUnauthenticated+}",
    'surveys: few are not seen in steps -> at the end where fewer are':
      "return people >= [-2 * -]smallestGroup ? 'from_5' : 'closed';",
  }),
  guardsIn('functions/runs/repositories/run-kinds.ts', 'tests/api/surveys/update-survey.test.ts', {
    'surveys: completed with the run -> by the clock':
      '[[-completionWrite(run, now), -]...endSecretWrites({ ...run, isAnonymous: false })]',
    'surveys: the marks’ secret outlives the end -> keeps the secret':
      '...endSecretWrites({ ...run[-, isAnonymous: false-] })',
  }),
  guardsIn('functions/surveys/present.ts', 'tests/api/surveys/turnout.test.ts', {
    'surveys: whoever comes after the end was not asked -> from then on':
      "return respondentType === 'ALL'[- && status === 'PUBLISHED'-];",
  }),
  guardsIn('functions/runs/repositories/run-kinds.ts', 'tests/api/surveys/turnout.test.ts', {
    'surveys: their end settles how many were asked -> its deadline has completed it':
      '[-...(invited === null ? {} : { invited })-]',
  }),
  guardsIn('functions/runs/audience.ts', 'tests/api/surveys/turnout.test.ts', {
    'surveys: letters and analyses count those of the end -> its deadline has completed it':
      'return [-run.membersAtEnd ?? -]memberCount;',
  }),
  guardsIn('functions/data/access.ts', 'tests/api/surveys/update-survey.test.ts', {
    'surveys: no run of a poll -> none to those who ask for the runs of polls':
      'return [-OF_KIND[run.kind].byItself ? run : null-]{+run+};',
  }),
  guardsIn('functions/surveys/operations/grant-survey-access.ts', 'tests/api/surveys/grant-survey-access.test.ts', {
    'surveys: nobody is asked alone -> not one less': '[-if (!isAnonymous || people >= smallestGroup) -]return;',
    'surveys: who is asked already is not counted -> not one less':
      'const more = members[-.filter(({ userId }) => !isAsked(userId))-];',
  }),
  guardsIn('functions/surveys/repositories/share-paths.ts', 'tests/api/surveys/share-survey.test.ts', {
    'surveys: a path leads to one -> leads to another survey':
      ": [-insert-]{+put+}({ ...key, type: 'share', surveyId });",
  }),
  guardsIn('functions/surveys/operations/share-survey.ts', 'tests/api/surveys/share-survey.test.ts', {
    'surveys: a path in use is not taken over -> takes a path over':
      '(place.holder && [-takesAnswers(place.holder)-]{+place.holder.id === survey.id+})',
    'surveys: a path is kept for its workspace -> keeps the path of a deleted survey':
      '[-|| isKeptFromOthers(place.found, workspaceId, now)-];',
    'surveys: a link asked for again stays -> asked again without a path':
      'customPath === null ? [-!-]renew && survey.publicToken [-!==-]{+===+} null :',
    'surveys: a path is no token -> could be a random link':
      'if (customPath [-!== null && runOfToken(customPath) !== null-]{+=== undefined+}) {',
  }),
  guardsIn('functions/surveys/repositories/surveys.ts', 'tests/api/surveys/share-survey.test.ts', {
    'surveys: a path is not taken over from another workspace -> takes a path over':
      "ref && { workspaceId{+: String(ref['workspaceId'])+}, createdAt: String(ref['createdAt'])",
    'surveys: the old path leads nowhere -> withdraws the path':
      '[-...(old.customPath === null ? [] : [keepPath(old.customPath, workspaceId, now)]),-]',
    'surveys: the old token leads nowhere -> random link':
      '[-...(run && shared ? changeRunWrites(run, shared, now) : []),-]',
  }),
  guardsIn('functions/data/removal.ts', 'tests/api/surveys/share-survey.test.ts', {
    'surveys: a path is kept from others when its workspace goes -> whole workspace goes':
      '[-for (const item of items) await keepPathsOf(item, now)-]{+void keepPathsOf+};',
  }),
  guardsIn('functions/surveys/present.ts', 'tests/api/surveys/read-survey.test.ts', {
    'surveys: counts are of those who may read results -> may not read results':
      "const told = can(asker, 'results.read'){+ || survey.id !== ''+};",
  }),
  guardsIn('functions/accounts/repositories/account-cleanup.ts', 'tests/api/surveys/deleted-account.test.ts', {
    'surveys: a deleted account is asked no more -> asked no more':
      '[-for (const list of lists) await takeOut({ pk, sk }, item, list, userId);-]',
  }),
  guardsIn('functions/surveys/operations/list-surveys.ts', 'tests/api/surveys/list-surveys.test.ts', {
    'surveys: drafts and the archive are hidden in the list -> hides drafts':
      '[-isVisibleTo(context.member, survey)-]{+survey.version > 0+};',
  }),
  guardsIn('functions/surveys/operations/get-survey.ts', 'tests/api/surveys/list-surveys.test.ts', {
    'surveys: drafts and the archive are hidden one by one -> hides drafts':
      "[-if (!isVisibleTo(context.member, context.survey)) notFound('survey');-]",
  }),
  guardsIn('functions/surveys/present.ts', 'tests/api/surveys/list-surveys.test.ts', {
    'surveys: who only answers is told of themselves alone -> themselves alone':
      "[-isEditor || id === asker.userId-]{+id !== ''+}",
    'surveys: what it is for is of those who build it -> what a survey is for':
      "[-goal: isEditor ? survey.goal : '',-]",
    'surveys: respondents go on seeing the title it was published with -> what a survey is for':
      '[-title: isEditor ? survey.title : (survey.publishedTitle ?? survey.title),-]',
  }),
  guardsIn('functions/surveys/repositories/surveys.ts', 'tests/api/surveys/list-surveys.test.ts', {
    'surveys: a page of the list fits into a reply -> large surveys': 'const READS_OF_A_PAGE = [-4-]{+100+};',
  }),
];
