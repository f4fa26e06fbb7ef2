import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { kioskText as text } from '#text/kiosk-page.ts';
import { speakOf, useLanguage } from '#web/poll-page/language/language.ts';
import type { Submission } from './api.ts';
import { Asking } from './asking.tsx';
import { askedRun, offerOf } from './asked-run.ts';
import { Frame } from './frame.tsx';
import { Languages } from './languages.tsx';
import { Message } from './message.tsx';
import { PinScreen } from './pin-screen.tsx';
import { keepAwake, leaveScreen, takeScreen } from './screen.ts';
import { Start } from './start.tsx';
import type { KioskTablet, Outcome } from './tablet.ts';
import { Thanks } from './thanks.tsx';
import { takeUpdate } from './worker.ts';

/** How often the tablet looks by itself whether anything has changed. */
const LOOK_MS = 60_000;

type Screen =
  | { readonly kind: 'start' | 'asking' | 'pin' | 'left' }
  | { readonly kind: 'thanks'; readonly outcome: Outcome | 'lost' };

/** A kiosk: the same few screens over and over, and nothing of anybody in between. */
export function Kiosk({ tablet }: { readonly tablet: KioskTablet }) {
  const now = useSyncExternalStore(tablet.subscribe, tablet.now);
  const [screen, setScreen] = useState<Screen>({ kind: 'start' });
  const { known, gone, waiting } = now;
  const language = useLanguage();
  const translation = known?.translations.find((one) => one.language === language) ?? null;
  const run = known && askedRun(known.kiosk, translation);
  const title = run?.title ?? known?.kiosk.title ?? text.loading;
  const offer = offerOf(known && known.kiosk);
  const { languages = [] } = offer;
  /** The run's own; that of the browser where the run has said nothing of it. */
  const own = offer.language === undefined ? {} : { language: offer.language };
  useEffect(() => {
    document.title = title;
  }, [title]);

  // Between respondents, and never under the hands of one.
  const look = useEffectEvent(() => {
    if (screen.kind !== 'start') return;
    void tablet.refreshOld();
    void takeUpdate();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    const back = () => document.visibilityState === 'visible' && void keepAwake();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);

  const start = () => {
    setScreen({ kind: 'start' });
    // Whoever comes next has chosen nothing yet.
    void speakOf(own);
    void tablet.refreshOld();
  };
  async function finish(submission: Submission) {
    setScreen({ kind: 'thanks', outcome: await tablet.take(submission).catch(() => 'lost' as const) });
  }
  async function leave() {
    await leaveScreen();
    await tablet.forget();
    setScreen({ kind: 'left' });
  }

  if (screen.kind === 'left') return <Left waiting={waiting} />;
  const canLeave = known !== null && !gone && screen.kind !== 'pin';
  return (
    <Frame
      workspace={known?.kiosk.workspace_name ?? ''}
      title={run?.title ?? known?.kiosk.title ?? ''}
      languages={
        languages.length > 1 && (
          <Languages
            languages={languages}
            onChoose={(chosen) => void speakOf({ language: chosen }).catch(() => undefined)}
          />
        )
      }
      tablet={now}
      onLeave={canLeave ? () => setScreen({ kind: 'pin' }) : null}
    >
      {content()}
    </Frame>
  );

  function content() {
    if (screen.kind === 'pin') return <PinScreen tablet={tablet} onLeft={() => void leave()} onCancel={start} />;
    if (screen.kind === 'thanks') return <Thanks outcome={screen.outcome} onDone={start} />;
    if (screen.kind === 'asking' && run) return <Asking run={run} onFinish={finish} onAway={start} />;
    if (gone) return <Message title={text.gone}>{<p>{text.goneHint}</p>}</Message>;
    if (known === null) return <Failed onRetry={tablet.refresh} />;
    if (known.kiosk.ended) return <Message title={text.ended}>{<p>{text.endedHint}</p>}</Message>;
    if (!run) return <Message title={text.notOpen}>{<p>{text.notOpenHint}</p>}</Message>;
    // By the tablet's own clock, which may be wrong: where the server can be asked, that knows.
    if (!now.connected && run.deadline !== null && Date.parse(run.deadline) < Date.now())
      return <Message title={text.pastDeadline}>{<p>{text.pastDeadlineHint}</p>}</Message>;
    return (
      <Start
        run={run}
        onBegin={() => {
          void takeScreen();
          setScreen({ kind: 'asking' });
        }}
      />
    );
  }
}

function Failed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  return (
    <div className="kiosk-thanks">
      <Message title={text.failed}>
        <p>{text.failedHint}</p>
      </Message>
      <button type="button" className="button" onClick={() => void onRetry()}>
        {text.retry}
      </button>
    </div>
  );
}

/** The tablet is nobody's kiosk any more. */
function Left({ waiting }: { readonly waiting: number }) {
  return (
    <main className="kiosk kiosk-left">
      <Message title={text.left}>
        <p>{waiting === 0 ? text.leftHint : text.leftWaiting(waiting)}</p>
      </Message>
      <button type="button" className="button button-outline" onClick={() => window.location.reload()}>
        {text.again}
      </button>
    </main>
  );
}
