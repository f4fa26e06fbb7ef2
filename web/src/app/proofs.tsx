import { lazy, useEffect, useState } from 'react';
import { appText } from '#text/common/app.ts';
import { whenConnected } from '#web/lib/connection.ts';
import { answerProofs } from '#web/lib/proof.ts';
import { Arrival } from '#web/ui/arrival.tsx';

const ProofDialog = lazy(whenConnected(() => import('#web/features/accounts/factors/proof-dialog.tsx')));

type Answer = (proved: boolean) => void;

/** The one dialog that asks for a proof, over whatever is shown, when a call wants one. */
export function Proofs() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => answerProofs(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  return (
    <Arrival waiting={null} failed={appText.connection.partFailed}>
      <ProofDialog
        onDone={(proved) => {
          setAnswer(null);
          answer(proved);
        }}
      />
    </Arrival>
  );
}
