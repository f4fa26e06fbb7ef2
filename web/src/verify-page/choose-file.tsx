interface ChooseFileProps {
  readonly label: string;
  readonly name: string;
  readonly onText: (text: string) => void;
}

/** Reads a file of the reader's, which goes nowhere. */
export function ChooseFile({ label, name, onText }: ChooseFileProps) {
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) onText(await file.text().catch(() => ''));
    // The same file can be chosen once more.
    input.value = '';
  };
  return (
    <label className="button choose">
      {label}
      <input
        type="file"
        name={name}
        accept=".json,application/json"
        className="unseen"
        onChange={(event) => void read(event.currentTarget)}
      />
    </label>
  );
}
