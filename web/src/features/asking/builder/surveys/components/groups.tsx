import type { SurveyLaunch } from '#shared/models/survey.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import styles from '../../components/checklist.module.css';
import { launchText } from '#text/asking/builder/surveys/launch.ts';

const text = launchText.checklist;

/** By dimension: how many groups can have a result of their own, and by name those that never will. */
export function Groups({ launch }: { readonly launch: SurveyLaunch }) {
  // Where nobody has the attribute there are no groups; the remarks say so.
  const told = launch.dimensions.filter(({ groups }) => groups.length > 0);
  return told.map(({ dimension, groups, without }) => {
    const hidden = groups.filter((group) => group.never_shown);
    return (
      <li key={dimension} className={styles.groups}>
        <LockIcon size={18} />
        <div>
          {hidden.length === 0
            ? text.allShown(dimension)
            : text.someShown(dimension, groups.length - hidden.length, groups.length)}
          {hidden.length > 0 && (
            <Caption>
              {text.neverShown} {hidden.map(({ name, people }) => text.group(name, people)).join(', ')}
            </Caption>
          )}
          {without > 0 && <Caption>{text.without[dimension](without)}</Caption>}
        </div>
      </li>
    );
  });
}
