import { cutCell } from 'contract/rules/table-cells';
import { Excerpt } from '#ui/base/cut-text.tsx';

/** Text cut to 19 characters and '...' (requirements 4.2.4); the whole of it in the tooltip and for screen readers. */
export function CutCell({ text }: { readonly text: string }) {
  if (text === '') return <Missing />;
  return (
    <span>
      <Excerpt text={text} excerpt={cutCell(text)} />
    </span>
  );
}

/** Stands where nothing was given, so that no cell looks forgotten. */
export function Missing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only" lang="id">
        Belum diisi
      </span>
    </span>
  );
}
