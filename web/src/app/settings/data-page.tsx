import { DataProcessing } from '#web/features/processing/data-processing.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** How long the workspace keeps what, and its register of processing. */
export default function DataPage() {
  return (
    <SettingsFrame tab="data">
      <DataProcessing />
    </SettingsFrame>
  );
}
