import { useState } from 'react';
import { deviceStorage } from '#api/device-storage.ts';

interface ShortcutSettingProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Turns single-key shortcuts off and on. Speech input can trigger them unintentionally. */
export function ShortcutSetting({ isOn, onChange }: ShortcutSettingProps) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      Pintasan satu tombol
    </label>
  );
}

const storageKey = 'review-shortcuts';

/** Single-key shortcuts can be turned off (WCAG 2.1.4). Stored in this browser. */
export function useShortcutSetting(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => deviceStorage.get(storageKey) !== 'off');
  const set = (next: boolean) => {
    deviceStorage.set(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, set];
}
