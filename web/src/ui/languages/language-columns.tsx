import { type ReactNode, useId, useRef, useState } from 'react';

interface LanguageColumnsProps {
  readonly indonesian: ReactNode;
  readonly english: ReactNode;
}

const languages = [
  { key: 'indonesian', name: 'Indonesia', lang: undefined },
  { key: 'english', name: 'English', lang: 'en' },
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
        {languages.map(({ key, name, lang }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-controls={`${id}-${key}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            lang={lang}
            className="-mb-px min-h-11 border-transparent border-b-2 px-4 font-semibold text-muted hover:text-brand aria-selected:border-brand aria-selected:text-brand"
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {languages.map(({ key, name, lang }, index) => (
          <section
            key={key}
            id={`${id}-${key}`}
            aria-label={name}
            className={index === shown ? 'min-w-0' : 'min-w-0 max-xl:hidden'}
          >
            <h2 className="mb-3 text-heading max-xl:hidden" lang={lang}>
              {name}
            </h2>
            {editors[key]}
          </section>
        ))}
      </div>
    </>
  );
}
