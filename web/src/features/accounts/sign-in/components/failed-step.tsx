import { Link } from 'react-router-dom';
import { commonText } from '#text/common/common.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import type { Failure } from '../lib/failure.ts';
import type { Flow } from '../lib/kept-flow.ts';
import { called } from '../lib/called.ts';
import { useLeaving } from '../lib/use-leaving.ts';
import { LeavingNote } from './provider-buttons.tsx';
import styles from './steps.module.css';

const text = signInText.page;

interface FailedStepProps {
  /** Null where the way did not begin in this tab. */
  readonly flow: Flow | null;
  readonly failure: Failure;
  readonly error: unknown;
  /** Sends once more what did not reach the server. */
  readonly onAgain: () => void;
}

/** Why somebody is not in, and the two ways on: the same once more, or another. */
export function FailedStep({ flow, failure, error, onAgain }: FailedStepProps) {
  const leaving = useLeaving();
  const [title, words] = wordsOf(failure, error, flow);
  // Another way opens the account, and not what they came for.
  const isShut = flow?.only === true && (failure === 'down' || failure === 'provider');
  // To connect a provider one has to show again who one is: that is where it began.
  const connects = flow?.purpose === 'link';
  const restarts = flow !== null && !connects && failure !== 'lapsed';
  return (
    <MessagePage title={title} text={isShut ? `${words} ${signInText.ownerAlone}` : words}>
      {failure === 'network' ? (
        <button type="button" className="button" onClick={onAgain}>
          {commonText.retry}
        </button>
      ) : (
        restarts && (
          <button
            type="button"
            className="button"
            disabled={leaving.to !== null}
            onClick={() => leaving.leave({ id: flow.provider, name: flow.name, only: flow.only }, flow)}
          >
            {text.again}
          </button>
        )
      )}
      <OtherWay flow={flow} primary={!restarts && failure !== 'network'} />
      <PlanLink error={error} />
      {(leaving.to !== null || leaving.error !== null) && (
        <div className={styles.wide}>
          <LeavingNote leaving={{ ...leaving, only: leaving.only && !isShut }} />
        </div>
      )}
    </MessagePage>
  );
}

function OtherWay({ flow, primary }: { readonly flow: Flow | null; readonly primary: boolean }) {
  const look = primary ? 'button' : 'button button-outline';
  if (flow?.purpose === 'link') {
    return (
      <Link to={flow.returnTo ?? paths.settingsProfile} className={look}>
        {text.toProfile}
      </Link>
    );
  }
  // A page that invites has the login itself.
  const invited = flow?.returnTo !== undefined && !flow.returnTo.startsWith(paths.app);
  return (
    <Link
      to={invited ? flow.returnTo : paths.home}
      state={invited ? undefined : { login: true, wanted: flow?.returnTo ?? null }}
      className={look}
    >
      {text.otherWay}
    </Link>
  );
}

function wordsOf(failure: Failure, error: unknown, flow: Flow | null): readonly [string, string] {
  switch (failure) {
    case 'network':
      return [text.failures.refusedHere.title, messageOf(error)];
    case 'refusedHere':
      return [text.failures.refusedHere.title, messageOf(error)];
    default: {
      const { title, text: words } = text.failures[failure];
      return [title, words(flow === null ? '' : called({ id: flow.provider, name: flow.name }))];
    }
  }
}
