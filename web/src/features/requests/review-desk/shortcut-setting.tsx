interface ShortcutSettingProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switches the single keys off and on: who speaks to the computer types them without meaning to. */
export function ShortcutSetting({ isOn, onChange }: ShortcutSettingProps) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      Single-key shortcuts
    </label>
  );
}
