import { type ReactNode, useId, useRef, useState } from 'react';
import { Notice } from '#ui/base/notice.tsx';

interface LanguageColumnsProps {
  readonly indonesian: ReactNode;
  readonly english: ReactNode;
}

const languages = [
  { key: 'indonesian', name: 'Indonesia' },
  { key: 'english', name: 'English' },
] as const;

/**
 * Editors of the same content in both languages: next to each other from 1280 px, in two tabs below that width.
 * Both stay mounted, so that changing the tab keeps what was typed.
 */
export function LanguageColumns(editors: LanguageColumnsProps) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const show = (index: number) => {
    setShown(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Bahasa"
        className="mb-6 flex gap-1 border-line border-b xl:hidden"
        onKeyDown={({ key }) => (key === 'ArrowLeft' || key === 'ArrowRight') && show(1 - shown)}
      >
        {languages.map(({ key, name }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-controls={`${id}-${key}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            lang={key === 'english' ? 'en' : undefined}
            className="-mb-px min-h-11 border-transparent border-b-2 px-4 font-semibold text-muted hover:text-brand aria-selected:border-brand aria-selected:text-brand"
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {languages.map(({ key, name }, index) => (
          <section
            key={key}
            id={`${id}-${key}`}
            aria-label={name}
            className={index === shown ? 'min-w-0' : 'min-w-0 max-xl:hidden'}
          >
            <h2 className="mb-3 text-heading max-xl:hidden" lang={key === 'english' ? 'en' : undefined}>
              {name}
            </h2>
            {editors[key]}
          </section>
        ))}
      </div>
    </>
  );
}

/**
 * Returns the hash of the Indonesian texts on the screen, from which English ones are written. Another admin can
 * change the Indonesian texts meanwhile, so it only changes with `version`: when the screen shows other texts.
 */
export function useShownHash(loaded: string | undefined, version: number): string | undefined {
  const [shown, setShown] = useState<{ readonly version: number; readonly hash: string }>();
  if (loaded !== undefined && shown?.version !== version) setShown({ version, hash: loaded });
  return shown?.hash;
}

/** Says that the Indonesian texts changed after the English ones, and what to do. */
export const StaleNotice = () => (
  <Notice tone="info">
    <p>Terjemahan tertinggal: teks Indonesia berubah setelah teks Inggris ini ditulis.</p>
    <p className="font-normal text-sm">
      Sesuaikan teks Inggris, lalu simpan. Jika sudah sesuai, simpan saja.
    </p>
  </Notice>
);
