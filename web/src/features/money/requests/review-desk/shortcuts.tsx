import { useState } from 'react';
import { deviceStorage } from '#api/device-storage.ts';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';

const keys = [
  { keys: ['a'], text: 'Setujui' },
  { keys: ['x'], text: 'Tolak. Pilih alasan dengan angka, kirim dengan Enter, batal dengan Escape' },
  { keys: ['q'], text: 'Tanya pemohon. Pilih pertanyaan dengan angka, kirim dengan Enter' },
  { keys: ['u'], text: 'Urungkan keputusan terakhir, selama 10 detik' },
  { keys: ['j', '→'], text: 'Permintaan berikutnya' },
  { keys: ['k', '←'], text: 'Permintaan sebelumnya' },
  { keys: ['+', '-'], text: 'Perbesar atau perkecil bukti' },
  { keys: ['0'], text: 'Tampilkan bukti seutuhnya' },
  { keys: ['r'], text: 'Putar bukti seperempat lingkaran' },
  { keys: ['?'], text: 'Daftar pintasan ini' },
] as const;

interface ShortcutHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

export function ShortcutHelp(props: ShortcutHelpProps) {
  return (
    <DialogFrame {...props} title="Pintasan papan ketik">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5">
        {keys.map(({ keys: names, text }) => (
          <div key={text} className="contents">
            <dt className="flex gap-1.5">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="inline-grid h-7 min-w-7 place-items-center rounded-md border border-line-strong bg-surface-sunken px-1.5 font-semibold text-sm"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">
        Pintasan tidak berlaku saat mengetik, dan dapat dimatikan dengan kotak “Pintasan satu tombol”.
      </p>
    </DialogFrame>
  );
}

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
